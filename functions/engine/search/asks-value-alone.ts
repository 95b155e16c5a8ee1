import { conceptsOf } from '#functions/engine/language/concept-index.ts';
import { detectLanguage } from '#functions/engine/language/detect/detect-language.ts';
import { type Language, languages } from '#functions/engine/language/languages.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { findAskedValues } from './find-asked-values.ts';

/** "Where?", "who?" and "what time?" are asked of the organization as often as of what was named before. */
const ofThings: ReadonlySet<ValueType> = new Set(['money', 'duration', 'number', 'date']);

/** Whether a question asks for a value and does not say of what: "how much?", "combien ça coûte ?", "how soon". */
export function asksValueAlone(question: string): boolean {
  const language = detectLanguage(question);
  const asked = language === undefined ? languages : [language];
  return asked.some(
    (each) =>
      findAskedValues(question, each).some((value) => ofThings.has(value)) &&
      tokenize(question).every(({ word }) => saysNoSubject(word, each)),
  );
}

/** "When are you open?" says of what. */
function saysNoSubject(word: string, language: Language): boolean {
  const concepts = conceptsOf(word, language);
  if (concepts.some(({ satisfiedBy }) => satisfiedBy && !ofThings.has(satisfiedBy))) return false;
  return (
    isStopWord(word, language) ||
    subjectWeight(word, language) < 1 ||
    concepts.some(({ id }) => id === 'price')
  );
}
