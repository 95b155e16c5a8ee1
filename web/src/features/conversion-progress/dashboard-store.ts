import * as z from 'zod';
import { makeStoredValue } from '#web/lib/browser/stored-value.ts';

/** A path of this origin or an http(s) address; a script address would run when the browser is sent there. */
const destinationSchema = z.string().regex(/^(\/(?![/\\])|https?:\/\/)/);

/** Where the signup said that its dashboard is; kept so that a reload of the tracker still leads there. */
export function dashboardStore(conversionId: string) {
  return makeStoredValue(() => sessionStorage, `dashboard:${conversionId}`, destinationSchema);
}
