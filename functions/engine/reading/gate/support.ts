import type { Language } from '#functions/engine/language/languages.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import type { Token } from '#functions/engine/language/token.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import { numberOfWord } from '#functions/engine/values/spelled-numbers.ts';
import { calendarNameOf } from './calendar-names.ts';
import { unitOf } from './unit-names.ts';
import { hasWord, type Vocabulary } from './vocabulary.ts';

export type Support = {
  /** Content words found in the evidence or question. */
  found: Token[];
  /** Content words found in neither. */
  missing: Token[];
};

/** Which content words of a text the vocabulary contains; values are checked separately. */
export function measureSupport(text: string, language: Language, vocabulary: Vocabulary): Support {
  const telling = tokenize(text).filter(({ word }) => isContentWord(word, language));
  const found = telling.filter(({ word }) => hasWord(word, language, vocabulary));
  return { found, missing: telling.filter((token) => !found.includes(token)) };
}

/** Whether a word says what a text is about. */
export function isContentWord(word: string, language: Language): boolean {
  return (
    word.length > 2 &&
    !/\d/.test(word) &&
    !isStopWord(word, language) &&
    subjectWeight(word, language) === 1 &&
    numberOfWord(word) === undefined &&
    calendarNameOf(word) === undefined &&
    unitOf(word) === undefined
  );
}
