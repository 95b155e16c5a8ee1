import type { Texts } from '#web/lib/texts/en.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { readRefusal } from './read-refusal.ts';

/** The assistant's words for a call that failed, in the reader's language: document 1 section 8. One that is paused says who helps instead. */
export function describeChatFailure(
  error: unknown,
  who: { name: string; phone: string },
  texts: Texts,
): string {
  switch (readRefusal(error)?.code) {
    case 'ASSISTANT_PAUSED':
      return `${texts.assistantPaused}. ${fillText(texts.helpsDirectly, who)} ${who.phone}`;
    case 'RATE_LIMITED':
      return texts.tooFast;
    case 'NOT_READY':
      return texts.stillBuilding;
    default:
      return fillText(texts.technicalIssue, who);
  }
}

/** The assistant answers nobody at the moment: trying again is of no use. */
export function isPaused(error: unknown): boolean {
  return readRefusal(error)?.code === 'ASSISTANT_PAUSED';
}
