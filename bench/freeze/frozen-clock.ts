/** When everything is read, asked and built in a recording. */
export const frozenInstant = '2026-11-20T09:00:00.000Z';
