import { dialogues } from '#functions/engine/lexicon/tables/dialogues.ts';
import { joinSources, joinWords } from './join-patterns.ts';
import type { Language } from './languages.ts';
import { foldWord, tokenize } from './tokenize.ts';

const denialSource = joinSources(Object.values(dialogues).map(({ meaning }) => meaning.denial));

/** "No, …" answers the visitor and doesn't negate the rest of the sentence. */
const answerPattern = new RegExp(`^\\s*(?:${denialSource})\\s*[,.:;–—-]\\s*`, 'iu');

const negations: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(dialogues).map(([language, { meaning }]) => [language, joinWords([meaning.negations])]),
);

/** How many words negate a text: "not", "without", "kein". */
export function countNegations(text: string, language: Language): number {
  const plain = text.replace(answerPattern, '').replaceAll('’', "'");
  const words = tokenize(foldWord(plain)).map(({ word }) => word);
  // "Neither … nor … nor" counts each word once.
  const own = new Set(words.filter((word) => negations.get(language)?.has(word))).size;
  return own + countNegationsInside(plain, language);
}

/** How many negations are inside words, as in Korean, Japanese and Chinese. */
function countNegationsInside(text: string, language: Language): number {
  const inside = dialogues[language].meaning.negationInside;
  return inside ? (text.match(new RegExp(inside, 'gu'))?.length ?? 0) : 0;
}
