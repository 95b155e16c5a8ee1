import { joinPatterns, joinSources, joinWords } from '#functions/engine/language/join-patterns.ts';
import type { Dialogue } from '#functions/engine/lexicon/dialogue.ts';
import { dialogues } from '#functions/engine/lexicon/dialogues.ts';

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
