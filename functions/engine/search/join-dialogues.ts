import { joinPatterns, joinSources, joinWords } from '#functions/engine/language/join-patterns.ts';
import type { AnswerWords } from '#functions/engine/lexicon/answer-words.ts';
import type { Dialogue } from '#functions/engine/lexicon/dialogue.ts';
import type { IntentPatterns } from '#functions/engine/lexicon/intent-patterns.ts';
import { dialogues } from '#functions/engine/lexicon/tables/dialogues.ts';

/** The dialogues of all languages, in order. */
export const allDialogues: readonly Dialogue[] = Object.values(dialogues);

/** Joins one pattern of all languages into a source. */
export function sourceOf(pick: (dialogue: Dialogue) => RegExp | undefined): string {
  return joinSources(allDialogues.map(pick));
}

/** Joins one pattern of all languages; call it once, when a module loads. */
export function patternOf(pick: (dialogue: Dialogue) => RegExp | undefined): RegExp {
  return joinPatterns(allDialogues.map(pick));
}

/** Joins one word list of all languages, folded. */
export function wordsOf(pick: (dialogue: Dialogue) => string | undefined): ReadonlySet<string> {
  return joinWords(allDialogues.map(pick));
}

/** Joins one pattern of the answer words into a source, as a group. */
export function answerSource(pick: (words: AnswerWords) => RegExp | undefined): string {
  return `(?:${sourceOf(({ answers }) => answers && pick(answers))})`;
}

/** Joins one intent pattern into a source, as a group. */
export function intentSource(pick: (patterns: IntentPatterns) => RegExp | undefined): string {
  return `(?:${sourceOf(({ intents }) => intents && pick(intents))})`;
}
