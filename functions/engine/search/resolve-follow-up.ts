import { detectLanguage } from '#functions/engine/language/detect/detect-language.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { asksValueAlone } from './asks-value-alone.ts';
import { patternOf } from './join-dialogues.ts';
import { isSmallTalk } from './read-remark.ts';
import { replaceInContext } from './replace-in-context.ts';

export type Turn = { role: 'user' | 'assistant'; content: string };

const openingPattern = patternOf(({ grammar }) => grammar.followUp);
const backReferencePattern = patternOf(({ grammar }) => grammar.backReference);
const emptyReferencePattern = patternOf(({ grammar }) => grammar.emptyReference);
const followUpWordLimit = 4;
const longestChain = 3;

/**
 * The earlier question that a follow-up depends on, without what the follow-up replaces: after "tuition for
 * kindergarten?", "and for grade 5?" still asks about tuition.
 */
export function findContext(question: string, history: readonly Turn[]): string | undefined {
  const asked = history.filter(
    ({ role, content }) => role === 'user' && content !== question && !isSmallTalk(content),
  );
  return resolve(
    question,
    asked.map(({ content }) => content),
    longestChain,
  );
}

function resolve(question: string, earlier: readonly string[], depth: number): string | undefined {
  const previous = earlier.at(-1);
  if (previous === undefined || depth === 0 || !dependsOnContext(question)) return undefined;
  const before = resolve(previous, earlier.slice(0, -1), depth - 1);
  if (before === undefined) return replaceInContext(previous, question);
  const context = asksValueAlone(previous) ? before : `${before} ${previous}`;
  return replaceInContext(context, question);
}

/** Whether the first words go on from another question: "and for grade 5?". */
export const continuesQuestion = (question: string): boolean => openingPattern.test(foldQuestion(question));

/** Whether a question has its meaning from the one before it: "how much is it?". */
export function dependsOnContext(question: string): boolean {
  if (continuesQuestion(question) || asksValueAlone(question)) return true;
  const language = detectLanguage(question);
  const words = tokenize(question).filter(({ word }) => !isStopWord(word, language));
  return words.length <= followUpWordLimit && pointsBack(question);
}

/** Whether a question stands a word for what the one before it named: "who leads it?". */
export function pointsBack(question: string): boolean {
  return backReferencePattern.test(foldQuestion(question).replace(emptyReferencePattern, ' '));
}

function foldQuestion(question: string): string {
  return foldWord(question)
    .replaceAll('’', "'")
    .replace(/^[¿¡\s]+/, '');
}
