import * as z from 'zod';

/**
 * `unsure` quotes the closest passage without claiming it as the answer; `declined` says the website doesn't
 * say.
 */
export const chatOutcomeSchema = z.enum(['answered', 'unsure', 'declined', 'handoff', 'smalltalk']);
export type ChatOutcome = z.infer<typeof chatOutcomeSchema>;
