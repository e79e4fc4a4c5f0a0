// TriwireSpec
