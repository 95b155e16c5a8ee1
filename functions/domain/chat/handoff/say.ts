import { sayPromise } from '#functions/domain/inbox/hours/promise-answer.ts';
import { fill } from '#functions/engine/reply/fill.ts';
import type { PromisedAnswer } from '#shared/domain/inbox/promised-answer.ts';
import type { HandoffPhrases } from '#shared/texts/en/handoff.ts';
import { chooseReplyLanguage, handoffPhrases } from './handoff-phrases.ts';
import type { Visit } from './visit.ts';

/** Turns without progress after which another way is named. */
export const turnsBeforeContact = 2;

/** Fills a phrase of the flow; without a name, the salutation is left out. */
export function say(
  { language, organisation, now }: { language: string; organisation: string; now: Date },
  phrase: keyof HandoffPhrases,
  name = '',
  promised: PromisedAnswer = {},
): string {
  const spokenLanguage = chooseReplyLanguage(language);
  const phrases = handoffPhrases[spokenLanguage];
  const when = sayPromise(phrases, spokenLanguage, promised, now);
  const text =
    phrase === 'collected' && when ? joinSentences(phrases[phrase], phrases.expectReply) : phrases[phrase];
  const spoken = name === '' ? text.replace(/[,，]?(?: يا)? ?\{name\} ?님?|\{name\}様、/, '') : text;
  return fill(spoken, { organisation, name, when });
}

/** After two turns without progress, how else to reach the organisation comes first. */
export function sayStuck(
  { sayContact, language }: Pick<Visit, 'sayContact' | 'language'>,
  { turnsInVain = 0 }: { turnsInVain?: number | undefined },
  asked: string,
): string {
  const contact = turnsInVain < turnsBeforeContact ? '' : sayContact(language);
  return contact === '' ? asked : joinSentences(contact, asked);
}

/** Chinese and Japanese put no space after a full stop. */
export function joinSentences(one: string, next: string): string {
  return one.endsWith('。') ? one + next : `${one} ${next}`;
}
