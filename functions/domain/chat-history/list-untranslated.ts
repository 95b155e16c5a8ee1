import type { ChatMessage } from '../chat/chat-session.ts';
import { isIntakeTurn } from '../chat/conversation-history.ts';
import type { Conversion } from '../conversions/conversion.ts';

/** Mails may be longer than a chat's questions; those longer than this are read as they were written. */
const longestCharacters = 2000;

/** Whether a language is neither the dashboard's, English, nor the website's own, which its people know. */
export function isForeign(language: string | undefined, { site }: Pick<Conversion, 'site'>): boolean {
  const [primary, ofSite] = [language, site?.language].map((tag) => tag?.toLowerCase().split('-')[0]);
  return primary !== undefined && primary !== 'en' && primary !== ofSite;
}

/** Questions without a translation; what was said while leaving a message is stored as marks. */
export function listUntranslated(turns: readonly ChatMessage[]): ChatMessage[] {
  return turns.filter(
    (turn) =>
      turn.role === 'user' &&
      turn.translation === undefined &&
      !isIntakeTurn(turn) &&
      turn.content.length <= longestCharacters &&
      /\p{L}/u.test(turn.content),
  );
}
