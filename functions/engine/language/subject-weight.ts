import { allLexicons, lexicons } from '../lexicon/tables/lexicons.ts';
import type { Language } from './languages.ts';
import { stem } from './stem.ts';
import { foldWord } from './tokenize.ts';

const readList = (list: string | undefined) => list?.trim().split(/\s+/).map(foldWord) ?? [];

const lightWords = new Map(
  allLexicons.map(({ language, lexicon }) => [language, new Set(readList(lexicon.lightWords))]),
);

/** Inflections of light verbs are light too: "allowed", "offering". */
const lightForms = new Map(
  [...lightWords].map(([language, words]) => [
    language,
    new Set([...words].map((word) => formOf(word, language))),
  ]),
);

/** Equal for all inflections of a word, different for words derived from it. */
function formOf(word: string, language: Language): string {
  const [derivation = ''] = lexicons[language].derivations?.exec(word) ?? [];
  return `${stem(word, language)}:${derivation}`;
}

const selfNames: ReadonlySet<string> = new Set(
  allLexicons.flatMap(({ lexicon }) => readList(lexicon.selfNames)),
);

/** Whether visitors use a folded word for the organisation itself: "the school", "your firm". */
export const isSelfName = (word: string): boolean => selfNames.has(word);

/** Whether a folded word is light as it is written; inflections left out, "doe" is a name. */
export const isLightWord = (word: string, language: Language): boolean =>
  lightWords.get(language)?.has(word) === true;

/** How much a question word says about the subject, from 0 to 1. "mayor" is light in Spanish only. */
export function subjectWeight(word: string, language: Language): number {
  if (isSelfName(word)) return 0.25;
  return lightWords.get(language)?.has(word) || lightForms.get(language)?.has(formOf(word, language))
    ? 0.3
    : 1;
}
