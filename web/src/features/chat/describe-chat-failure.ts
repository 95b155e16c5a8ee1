import type { Texts } from '#web/lib/texts/en.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { readRefusal } from './read-refusal.ts';

/** The assistant's words for a call that failed: document 1 section 8. One that is paused says who helps instead. */
export function describeChatFailure(
  error: unknown,
  who: { name: string; phone: string },
  { technicalIssue, assistantPaused, helpsDirectly }: Texts,
): string {
  const refusal = readRefusal(error);
  if (refusal?.code === 'ASSISTANT_PAUSED')
    return `${assistantPaused}. ${fillText(helpsDirectly, who)} ${who.phone}`;
  if (refusal?.code === 'RATE_LIMITED' || refusal?.code === 'NOT_READY') return refusal.message;
  return fillText(technicalIssue, who);
}

/** The assistant answers nobody at the moment: trying again is of no use. */
export function isPaused(error: unknown): boolean {
  return readRefusal(error)?.code === 'ASSISTANT_PAUSED';
}
