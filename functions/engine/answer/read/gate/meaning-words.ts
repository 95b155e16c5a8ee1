import { joinSources, joinWords } from '#functions/engine/language/join-patterns.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { dialogues } from '#functions/engine/lexicon/dialogues.ts';
import { oppositeNames, promiseNames } from '#functions/engine/lexicon/meaning-words.ts';

const meanings = Object.values(dialogues).map(({ meaning }) => meaning);

/** "No" in all languages, as the source of a pattern. */
export const denialSource = joinSources(meanings.map(({ denial }) => denial));

/** Folded words of a language that turn a statement round. */
export function negationsOf(language: Language): ReadonlySet<string> {
  return negations.get(language) ?? none;
}

const none: ReadonlySet<string> = new Set();
const negations: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(dialogues).map(([language, { meaning }]) => [language, joinWords([meaning.negations])]),
);

/** How many negations stand inside words, which Korean, Japanese and Chinese inflect or write without spaces. */
export function countNegationsInside(text: string, language: Language): number {
  const inside = dialogues[language].meaning.negationInside;
  return inside ? (text.match(new RegExp(inside, 'gu'))?.length ?? 0) : 0;
}

/** Words whose opposite makes another statement of the same words; each side may have several, in all languages. */
export const opposites: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = oppositeNames.map(
  (name) => [
    wordsOf(meanings.map(({ opposites: pairs }) => pairs?.[name]?.[0])),
    wordsOf(meanings.map(({ opposites: pairs }) => pairs?.[name]?.[1])),
  ],
);

/** Words that promise more than a plain statement: the quote has to say them too, one of the same group. */
export const strongWords: readonly ReadonlySet<string>[] = promiseNames.map((name) =>
  wordsOf(meanings.map(({ promises }) => promises?.[name])),
);

function wordsOf(lists: readonly (string | undefined)[]): ReadonlySet<string> {
  return joinWords(lists.map((list) => list || undefined));
}
