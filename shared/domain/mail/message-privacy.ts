import * as z from 'zod';

/** What emails about visitors' messages leave out. */
export const messagePrivacySchema = z.object({
  /** They say that a message waits and link to the inbox, without a word of it or of its sender. */
  notifyOnly: z.boolean().default(false),
});
