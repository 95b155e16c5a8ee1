import { conceptsOf } from '#functions/engine/language/concept-index.ts';
import type { Concept } from '#functions/engine/language/concepts.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';

/** The words of a text, with synonyms and translations. */
export type Vocabulary = {
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  concepts: ReadonlySet<Concept>;
};

export function readVocabulary(texts: readonly { text: string; language: Language }[]): Vocabulary {
  const words = texts.flatMap(({ text, language }) => tokenize(text).map(({ word }) => ({ word, language })));
  return {
    words: new Set(words.map(({ word }) => word)),
    stems: new Set(words.map(({ word, language }) => stem(word, language))),
    concepts: new Set(words.flatMap(({ word, language }) => conceptsOf(word, language))),
  };
}

const shortestShared = 4;
const sharedShare = 0.6;
const shortestPart = 5;

/** Whether a text contains a word, a related form, a synonym or a translation. */
export function hasWord(word: string, language: Language, text: Vocabulary): boolean {
  const stemmed = stem(word, language);
  if (text.words.has(word) || text.stems.has(stemmed)) return true;
  if (conceptsOf(word, language).some((concept) => text.concepts.has(concept))) return true;
  for (const other of text.stems) if (isRelated(stemmed, other)) return true;
  return false;
}

/** "Reservation" and "reservieren" start alike; "Erstberatung" contains "Beratung". */
function isRelated(left: string, right: string): boolean {
  const [longer, shorter] = left.length > right.length ? [left, right] : [right, left];
  if (shorter.length < shortestShared) return false;
  if (shorter.length >= shortestPart && (longer.startsWith(shorter) || longer.endsWith(shorter))) return true;
  let shared = 0;
  while (shared < shorter.length && longer[shared] === shorter[shared]) shared++;
  return shared >= shortestShared && shared >= sharedShare * longer.length;
}
