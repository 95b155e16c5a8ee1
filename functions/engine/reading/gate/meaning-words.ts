import { joinSources, joinWords } from '#functions/engine/language/join-patterns.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { dialogues } from '#functions/engine/lexicon/dialogues.ts';
import { oppositeNames, promiseNames } from '#functions/engine/lexicon/meaning-words.ts';

const meanings = Object.values(dialogues).map(({ meaning }) => meaning);

/** "No" in all languages, as a pattern source. */
export const denialSource = joinSources(meanings.map(({ denial }) => denial));

/** A language's negations, folded. */
export function negationsOf(language: Language): ReadonlySet<string> {
  return negations.get(language) ?? none;
}

const none: ReadonlySet<string> = new Set();
const negations: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(dialogues).map(([language, { meaning }]) => [language, joinWords([meaning.negations])]),
);

/** How many negations are inside words, as in Korean, Japanese and Chinese. */
export function countNegationsInside(text: string, language: Language): number {
  const inside = dialogues[language].meaning.negationInside;
  return inside ? (text.match(new RegExp(inside, 'gu'))?.length ?? 0) : 0;
}

/** Pairs of opposites in all languages; each side may have several words. */
export const opposites: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = oppositeNames.map(
  (name) => [
    wordsOf(meanings.map(({ opposites: pairs }) => pairs?.[name]?.[0])),
    wordsOf(meanings.map(({ opposites: pairs }) => pairs?.[name]?.[1])),
  ],
);

/** Words that promise more than a plain statement; the quote needs one of the same group. */
export const strongWords: readonly ReadonlySet<string>[] = promiseNames.map((name) =>
  wordsOf(meanings.map(({ promises }) => promises?.[name])),
);

function wordsOf(lists: readonly (string | undefined)[]): ReadonlySet<string> {
  return joinWords(lists.map((list) => list || undefined));
}
