import * as z from 'zod';

/** Counts the saves of a value. A save that names the version it was read at is refused when that has changed. */
export const versionSchema = z.number().int().min(0);
