import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { isSelfName } from '#functions/engine/language/subject-weight.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import { wordsOf } from './join-dialogues.ts';
import { organisationNameWords } from './organisation-name-words.ts';

/** Words that only refer to the organisation. */
const fillers = wordsOf(({ grammar }) => grammar.placeWords);

/** Whether a folded part of a question names only the organisation, or nothing. */
export function namesOnlyOrganisation(text: string, language: Language, knowledge: Knowledge): boolean {
  const own = organisationNameWords(knowledge);
  // A single letter is the rest of "c'est" or short for a word: "where r u".
  return tokenize(text).every(
    ({ word }) =>
      isStopWord(word, language) ||
      isSelfName(word) ||
      own.has(word) ||
      fillers.has(word) ||
      word.length === 1,
  );
}
