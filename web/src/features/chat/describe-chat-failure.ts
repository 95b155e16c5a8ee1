import type { Texts } from '#shared/texts/en/assistant.ts';
import { readRefusal } from '#web/lib/api/read-refusal.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';

/**
 * Message for a failed call in the reader's language (document 1 section 8). For a paused assistant it names a contact.
 */
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

/** Whether the assistant is paused, so that trying again is pointless. */
export const isPaused = (error: unknown): boolean => readRefusal(error)?.code === 'ASSISTANT_PAUSED';
