import { classifyQuestion, foldQuestion } from './classify-question.ts';

const joiner = '(?:and|und|sowie|et|y|и)';
const interrogative =
  '(?:who|when|where|how (?:much|long|many|often)|(?:at )?what time|wer|wann|wo|wie (?:lange|viel|oft)|qui|quand|ou|combien(?: de temps)?|a quelle heure|quien|cuando|donde|cuanto(?: tiempo)?|a que hora|кто|когда|где|сколько)';
const twoWordsPattern = new RegExp(
  `^(${interrogative})\\s+(?:${joiner}|&)\\s+(${interrogative})(?!\\p{L})`,
  'u',
);
const joinPattern = new RegExp(`[,;]?\\s+${joiner}\\s+`, 'giu');
const sentencePattern = /\?\s+(?=\S)/gu;
const fewestWords = 2;

/** Words that ask wherever they stand in a clause: "il dure combien de temps". */
const interrogativePattern =
  /(?<!\p{L})(?:who|when|where|how|why|wer|wem|wen|wann|wo|wie|wieviele?|qui|quand|ou|combien|comment|quien|cuando|donde|cuant[oa]s?|como|chi|quando|dove|quanto|wanneer|hoeveel|кто|когда|где|сколько|как)(?!\p{L})/u;
/** Words that ask at the beginning of a clause only, where a preposition may stand before them. */
const beginningPattern =
  /^(?:(?:and|so|und|et|y|и) )?(?:(?:for|from|in|until|by|to|at|on|fur|bis|aus|mit|um|zu|pour|de|a|en|para|con|на|в|до|с) )?(?:what(?:['’]?s)?|which|was|welche[rnsm]?|ou|quel(?:le)?s?|que|cual(?:es)?|как\p{L}+)(?!\p{L})/u;
/** A question of yes or no, or the condition of one, as a further clause begins with it. */
const verbPattern =
  /^(?:(?:and|und|et|y|и) )?(?:is|are|do|does|did|can|could|may|must|will|would|should|have|has|am|was|were|if|ist|sind|hat|habt|haben|kann|konnen|darf|durfen|muss|mussen|gibts?|wird|wenn|est-ce|est|y a-t-il|peut-on|puis-je|faut-il|dois-je|avez|si|hay|es|son|tienen?|puedo|puede|se puede|debo|есть|можно|нужно|если)(?!\p{L})/u;

/**
 * The two questions of "who runs it, and until when can I apply?", of "when and where is it?" or of two sentences;
 * undefined when it is one.
 */
export function splitQuestion(text: string): [string, string] | undefined {
  return splitInterrogatives(text) ?? splitAt(text, sentencePattern) ?? splitAt(text, joinPattern);
}

function splitInterrogatives(text: string): [string, string] | undefined {
  const [whole, first, second] = twoWordsPattern.exec(foldQuestion(text)) ?? [];
  if (whole === undefined) return undefined;
  const rest = text.trim().slice(whole.length);
  return isLong(rest) ? [`${first}${rest}`, `${second}${rest}`] : undefined;
}

function splitAt(text: string, pattern: RegExp): [string, string] | undefined {
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const end = found.startsWith('?') ? index + 1 : index;
    const first = text.slice(0, end).trim();
    const second = text.slice(index + found.length).trim();
    if (isLong(first) && isLong(second) && (first.endsWith('?') || asks(first)) && asks(second))
      return [first, second];
  }
  return undefined;
}

function isLong(part: string): boolean {
  return part.trim().split(/\s+/).length >= fewestWords;
}

/** Whether a part ends in a question: a story may go before the first. */
function asks(part: string): boolean {
  const [sentence, clause] = [/[.!:]\s+/, /[.!:,]\s+/].map((end) => part.split(end).at(-1) ?? part);
  return [sentence, clause].some((end) => end !== undefined && isQuestion(foldQuestion(end)));
}

function isQuestion(clause: string): boolean {
  if (beginningPattern.test(clause)) return true;
  const { kind } = classifyQuestion(clause);
  if (kind === 'yes-no') return verbPattern.test(clause);
  return kind !== 'what' && interrogativePattern.test(clause);
}
