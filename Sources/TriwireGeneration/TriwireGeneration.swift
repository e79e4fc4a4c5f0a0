// TriwireGeneration
