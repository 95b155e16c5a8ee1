import * as z from 'zod';

/**
 * `unsure` quotes the closest passage without claiming it as the answer; `declined` says the website doesn't
 * say, which only a rule or a model can tell;
 * `refused` gives no advice on somebody's own case.
 */
export const chatOutcomeSchema = z.enum([
  'answered',
  'unsure',
  'declined',
  'handoff',
  'smalltalk',
  'refused',
]);
export type ChatOutcome = z.infer<typeof chatOutcomeSchema>;

/** Whether a reply leaves the matter to a person. */
export function leavesToPerson({ outcome }: { outcome?: ChatOutcome | undefined }): boolean {
  return outcome === 'handoff' || outcome === 'refused';
}
