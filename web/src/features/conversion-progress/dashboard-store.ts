import * as z from 'zod';
import { makeStoredValue } from '#web/lib/browser/stored-value.ts';

/** A path of this origin or an http(s) address; redirecting to a script address would run it. */
const destinationSchema = z.string().regex(/^(\/(?![/\\])|https?:\/\/)/);

/** The dashboard address from the signup, kept so that it survives a reload of the tracker. */
export function dashboardStore(conversionId: string) {
  return makeStoredValue(() => sessionStorage, `dashboard:${conversionId}`, destinationSchema);
}
