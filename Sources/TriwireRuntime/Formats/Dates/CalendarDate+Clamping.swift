extension CalendarDate {
  /// A date that always is one: numbers outside of their ranges become the nearest within, so that
  /// 2026-02-30 is 2026-02-28. Generated code writes defaults with it, which were checked before.
  public init(clampingYear year: Int, month: Int, day: Int) {
    self.year = min(max(year, 0), 9999)
    self.month = min(max(month, 1), 12)
    self.day = min(max(day, 1), Gregorian.dayCount(ofMonth: self.month, inYear: self.year))
  }
}
