import { allLexicons, lexicons } from '../lexicon/lexicons.ts';
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

/** The same for all inflections of a word, and another for words made of it. */
function formOf(word: string, language: Language): string {
  const [derivation = ''] = lexicons[language].derivations?.exec(word) ?? [];
  return `${stem(word, language)}:${derivation}`;
}

const selfNames: ReadonlySet<string> = new Set(
  allLexicons.flatMap(({ lexicon }) => readList(lexicon.selfNames)),
);

/** Whether visitors call the organisation itself so: "the school", "your firm". Folded. */
export function isSelfName(word: string): boolean {
  return selfNames.has(word);
}

/** How much a word of a question tells about its subject, from 0 to 1. "mayor" is light in Spanish only. */
export function subjectWeight(word: string, language: Language): number {
  if (isSelfName(word)) return 0.25;
  return lightWords.get(language)?.has(word) || lightForms.get(language)?.has(formOf(word, language))
    ? 0.3
    : 1;
}
