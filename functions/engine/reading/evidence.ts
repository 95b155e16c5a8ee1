import type { Language } from '#functions/engine/language/languages.ts';
import type { Citation } from '#shared/domain/citation.ts';

/** The evidence for one sentence: exact words of one passage and what visitors see around them. */
export type Evidence = {
  /** The quoted words as they are in the passage. */
  words: string;
  /** The full statements with these words, in readable form: a row with its labels, a whole sentence. */
  surroundings: string;
  /** The passage in readable form, from its beginning to a little after the words. */
  passage: string;
  /** The page's title and the headings above, outermost first. */
  context: string[];
  language: Language;
  citation: Citation;
};

/** What a sentence is checked against. */
export type SentenceBasis = {
  evidence: readonly Evidence[];
  organisationName: string;
  questionLanguage: Language;
};
