// TriwireRuntime
