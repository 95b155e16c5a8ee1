type Hour = { label: string; count: number };

/** Counts by hour of the day in UTC, as hours of a place that lies `offsetMinutes` behind it (as `getTimezoneOffset` tells), to the nearest hour. */
export function toLocalHours(hours: readonly Hour[], offsetMinutes: number): Hour[] {
  const offsetHours = Math.round(offsetMinutes / 60);
  return hours.map(({ label }, hour) => ({
    label,
    count: hours.at((hour + offsetHours) % hours.length)?.count ?? 0,
  }));
}
