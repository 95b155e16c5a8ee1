type Hour = { label: string; count: number };

/** Shifts counts by UTC hour to a time zone, to the nearest hour; `offsetMinutes` is as in `getTimezoneOffset`. */
export function toLocalHours(hours: readonly Hour[], offsetMinutes: number): Hour[] {
  const offsetHours = Math.round(offsetMinutes / 60);
  return hours.map(({ label }, hour) => ({
    label,
    count: hours.at((hour + offsetHours) % hours.length)?.count ?? 0,
  }));
}
