import type { Language } from './languages.ts';

/**
 * Function words for parsing questions. Lists are space-separated; patterns have no anchors and are joined with those
 * of other languages. Folded text unless stated otherwise.
 */
export type QuestionGrammar = {
  /** Before the actual question. */
  opener?: RegExp;
  /** "Is there …", "do you have …": asks for the next noun. */
  existence?: RegExp;
  /** "How do I …": may ask about the world or the organisation. */
  howTo?: RegExp;
  /** "What is …", "who is …": may too. */
  whatIs?: RegExp;
  /** Joins two questions. */
  joiner?: RegExp;
  /** Starts another clause. */
  clauseOpener?: RegExp;
  /** Asks in "when and where is it?". */
  pairedInterrogative?: RegExp;
  /** Asks anywhere in a clause: "il dure combien de temps". */
  interrogative?: RegExp;
  /** Asks only at the start of a clause, after an optional preposition. */
  openingInterrogative?: RegExp;
  prepositionBefore?: RegExp;
  /** Starts a yes-no question or a condition. */
  openingVerb?: RegExp;
  /** A follow-up question; with anchors. */
  followUp?: RegExp;
  /** Refers back to an earlier message; with its edges. */
  backReference?: RegExp;
  /** After the same preposition, the next question replaces the previous one. */
  prepositions?: string;
  connectives?: string;
  /** Words that only ask for a reply in a language. */
  languageWish?: string;
  /** Asks whether the assistant or the staff can speak a language. */
  languageQuestion?: RegExp;
  /** Asks whether the staff speak a language, even without a question mark. */
  asksIfSpoken?: RegExp;
  /** Does so with a question mark, and is a request without. */
  speaks?: RegExp;
  /** Further words of such a question. */
  speakers?: string;
  /** Language names in forms that dictionaries don't list. */
  languageForms?: Partial<Record<Language, string>>;
  /** Only refers to the organisation. */
  placeWords?: string;
  /** "Which", "what kind of"; on text as written. */
  which?: RegExp;
  /** "Kinds of" after such a word; on text as written. */
  kindsOf?: RegExp;
  /** Articles before a name; on text as written. */
  article?: RegExp;
  /** "The number": a count, or a phone number. */
  number?: RegExp;
  /** Abbreviations of hurried visitors for words that pages spell out; on text as written. */
  spellings?: readonly { pattern: RegExp; spelt: string }[];
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
  /** "Kids 5–12", "infants (6 weeks to 18 months)". */
  smallChildren?: RegExp;
  from?: RegExp;
  /** After their number. */
  after?: RegExp;
  /** "Born in 1968". */
  born?: RegExp;
};
