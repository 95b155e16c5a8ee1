/** The instant at which a recording reads, asks and builds everything. */
export const frozenInstant = '2026-11-20T09:00:00.000Z';
