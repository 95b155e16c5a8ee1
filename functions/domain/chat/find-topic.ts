import { conceptsOf } from '#functions/engine/language/concept-index.ts';
import { detectLanguage } from '#functions/engine/language/detect/detect-language.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { findAskedValues } from '#functions/engine/search/find-asked-values.ts';

/**
 * What a question is about: the kind of value that most of its words speak of ("when is the office open" is about
 * hours), else the one that its form asks for; undefined for other questions.
 */
export function findTopic(question: string): ValueType | undefined {
  const language = detectLanguage(question, 'en') ?? 'en';
  const [asked] = findAskedValues(question, language);
  const spoken = tokenize(question)
    .flatMap(({ word }) => conceptsOf(word, language))
    .flatMap(({ satisfiedBy }) => satisfiedBy ?? []);
  const counts = [...Map.groupBy(spoken, (value) => value)].map(([value, { length }]) => ({ value, length }));
  const most = Math.max(0, ...counts.map(({ length }) => length));
  const leading = counts.filter(({ length }) => length === most).map(({ value }) => value);
  return asked !== undefined && (leading.length === 0 || leading.includes(asked)) ? asked : leading[0];
}
