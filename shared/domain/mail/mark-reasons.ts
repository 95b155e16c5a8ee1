import * as z from 'zod';

/** Why an address gets no more mail: a mail to it bounced for good, or its reader reported one as spam. */
export const markReasonSchema = z.enum(['bounce', 'complaint']);
export type MarkReason = z.infer<typeof markReasonSchema>;
