import { joinPatterns, joinSources, joinWords } from '#functions/engine/language/join-patterns.ts';
import type { AnswerWords } from '#functions/engine/lexicon/answer-words.ts';
import type { Dialogue } from '#functions/engine/lexicon/dialogue.ts';
import { dialogues } from '#functions/engine/lexicon/dialogues.ts';
import type { IntentPatterns } from '#functions/engine/lexicon/intent-patterns.ts';
import type { OpeningPatterns } from '#functions/engine/lexicon/opening-patterns.ts';

/** The dialogue of every language, in order. */
export const allDialogues: readonly Dialogue[] = Object.values(dialogues);

/** The source of what every language says for one thing. */
export function sourceOf(pick: (dialogue: Dialogue) => RegExp | undefined): string {
  return joinSources(allDialogues.map(pick));
}

/** One pattern of what every language, or some, say for one thing; call it once, when a module is loaded. */
export function patternOf(
  pick: (dialogue: Dialogue) => RegExp | undefined,
  among: readonly Dialogue[] = allDialogues,
): RegExp {
  return joinPatterns(among.map(pick));
}

/** The folded words that every language lists for one thing. */
export function wordsOf(pick: (dialogue: Dialogue) => string | undefined): ReadonlySet<string> {
  return joinWords(allDialogues.map(pick));
}

/** The source of the words by which answers are found, in a group of its own. */
export function answerSource(pick: (words: AnswerWords) => RegExp | undefined): string {
  return `(?:${sourceOf(({ answers }) => answers && pick(answers))})`;
}

/** The folded words of one list by which answers are found. */
export function answerWords(pick: (words: AnswerWords) => string | undefined): ReadonlySet<string> {
  return wordsOf(({ answers }) => answers && pick(answers));
}

/** The source of what asks for one thing that has a way of its own, in a group. */
export function intentSource(pick: (patterns: IntentPatterns) => RegExp | undefined): string {
  return `(?:${sourceOf(({ intents }) => intents && pick(intents))})`;
}

/** The source of one part of how opening hours are asked for, in a group. */
export function openingSource(pick: (patterns: OpeningPatterns) => RegExp | undefined): string {
  return `(?:${sourceOf(({ opening }) => opening && pick(opening))})`;
}
