// TriwireModel
