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

/** What pages are sent: those of the release before know no `refused`, which `isRefused` says beside it. */
export const sentOutcomeSchema = chatOutcomeSchema.exclude(['refused']);

export type SentOutcome = z.infer<typeof sentOutcomeSchema>;

/** An outcome as pages are sent it. */
export function sendOutcome(outcome: ChatOutcome) {
  return outcome === 'refused' ? { outcome: 'handoff' as const, isRefused: true as const } : { outcome };
}

/** Whether a reply leaves the matter to a person. */
export function leavesToPerson({ outcome }: { outcome?: ChatOutcome | undefined }): boolean {
  return outcome === 'handoff' || outcome === 'refused';
}
