import { textPhrases, textTerms } from '#functions/engine/knowledge/build/index-passage.ts';
import { phrasesOf, wordsOf } from '#functions/engine/language/concept-index.ts';
import { concepts } from '#functions/engine/language/concepts.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import type { Said } from './compare-asked.ts';
import type { Asked } from './read-asked.ts';

/** What an owner's answer says by itself, whatever it was written for. */
export type ReadAnswer = {
  text: string;
  said: Said;
  /** That something costs nothing, which tells what it costs. */
  isFree: boolean;
};

export function readOwnerAnswer(text: string, language: Language): ReadAnswer {
  const terms = [...textTerms(text, language), ...textPhrases(text, language)];
  const said = sayAll(terms);
  return { text, said, isFree: listFreeTerms(language).some((term) => said.has(term)) };
}

/** Whether an answer shows a value of the kind that is asked for. */
export function showsAsked(
  { values: [value] }: Pick<Asked, 'values'>,
  { text, isFree }: ReadAnswer,
): boolean {
  return value !== undefined && (showsValue(value, text) || (value === 'money' && isFree));
}

/** Each term said in full. */
export const sayAll = (terms: Iterable<string>): Said => new Map([...terms].map((term) => [term, 1]));

function listFreeTerms(language: Language): string[] {
  return concepts
    .filter(({ id }) => id === 'free')
    .flatMap((concept) => [
      ...wordsOf(concept, language).map((word) => stem(word, language)),
      ...phrasesOf(concept, language),
    ]);
}
