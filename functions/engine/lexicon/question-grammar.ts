import type { Language } from './languages.ts';

/**
 * Function words for parsing questions. Lists are space-separated; patterns have no anchors and are joined with those
 * of other languages. Folded text unless stated otherwise.
 */
export type QuestionGrammar = {
  /** Joins two questions. */
  joiner?: RegExp;
  /** A follow-up question; with anchors. */
  followUp?: RegExp;
  /** Refers back to an earlier message; with its edges. */
  backReference?: RegExp;
  /** Looks like it and stands for nothing: "is there a bus". */
  emptyReference?: RegExp;
  /** After the same preposition, the next question replaces the previous one. */
  prepositions?: string;
  connectives?: string;
  /** Words that only ask for a reply in a language. */
  languageWish?: string;
  /** Does so with a question mark, and is a request without. */
  speaks?: RegExp;
  /** Language names in forms that dictionaries don't list. */
  languageForms?: Partial<Record<Language, string>>;
  /** "Which", "what kind of"; on text as written. */
  which?: RegExp;
  /** Articles before a name; on text as written. */
  article?: RegExp;
  /** "The number": a count, or a phone number. */
  number?: RegExp;
  ages?: AgeWords;
};

/** How pages state ages; the same words with other context state durations. */
export type AgeWords = {
  /** "Ages 4 to 6", "Alter: ab 3": before a number. */
  nouns?: RegExp;
  numbers?: RegExp;
  /** Between the two numbers of a range. */
  rangeJoiner?: RegExp;
  /** Complete expressions with `{number}` and `{range}`. */
  told?: readonly string[];
  from?: RegExp;
  /** After their number. */
  after?: RegExp;
};
