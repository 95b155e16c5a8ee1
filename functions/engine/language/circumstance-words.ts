import { allLexicons, lexicons } from '../lexicon/lexicons.ts';
import type { Language } from './languages.ts';
import { stem } from './stem.ts';
import { foldWord } from './tokenize.ts';

const relations: ReadonlySet<string> = new Set(
  allLexicons.flatMap(({ lexicon }) => lexicon.relations?.split(/\s+/).map(foldWord) ?? []),
);

/** Whether a folded question word is relational and names nothing. */
export function isRelation(word: string): boolean {
  return relations.has(word);
}

const stems = new Map<Language, ReadonlySet<string>>();

/** Whether a folded question word only says when or for whom, in any form. */
export function isCircumstance(word: string, language: Language): boolean {
  const list = lexicons[language].circumstances;
  if (list === undefined) return false;
  let known = stems.get(language);
  if (!known) {
    known = new Set(
      list
        .trim()
        .split(/\s+/)
        .map((entry) => stem(foldWord(entry), language)),
    );
    stems.set(language, known);
  }
  return known.has(stem(word, language));
}
