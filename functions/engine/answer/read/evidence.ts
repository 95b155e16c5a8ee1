import type { Language } from '#functions/engine/language/languages.ts';
import type { Citation } from '#shared/domain/citation.ts';

/** What one sentence of a model stands on: exact words of one passage, and what a visitor of the page sees around them. */
export type Evidence = {
  /** The words that the model named, as they stand in the passage. */
  words: string;
  /** The whole statements that hold these words, in readable form: a row with its labels, a sentence in full. */
  surroundings: string;
  /** Title of the page and headings above the passage, outermost first. */
  context: string[];
  language: Language;
  citation: Citation;
};

/** What a sentence is held against. */
export type SentenceBasis = {
  evidence: readonly Evidence[];
  organisationName: string;
  question: string;
  questionLanguage: Language;
  siteLanguage: Language;
};
