// TriwireMustache
