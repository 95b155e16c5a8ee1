import type { Language } from './languages.ts';

/**
 * The small words by which questions are taken apart: lists are words parted by blanks, patterns stand without anchors and
 * are joined with those of the other languages. All on folded text unless it says otherwise.
 */
export type QuestionGrammar = {
  /** What visitors say before a question proper. */
  opener?: RegExp;
  /** "Is there …", "do you have …": what the next noun names is asked for. */
  existence?: RegExp;
  /** "How do I …": asked of the whole world as well as of an organisation. */
  howTo?: RegExp;
  /** "What is …", "who is …": so is this. */
  whatIs?: RegExp;
  /** Joins two questions. */
  joiner?: RegExp;
  /** Begins another clause. */
  clauseOpener?: RegExp;
  /** Asks in "when and where is it?". */
  pairedInterrogative?: RegExp;
  /** Asks wherever it stands in a clause: "il dure combien de temps". */
  interrogative?: RegExp;
  /** Asks at the beginning of a clause only, where a preposition may stand before it. */
  openingInterrogative?: RegExp;
  prepositionBefore?: RegExp;
  /** How a question of yes or no begins, or the condition of one. */
  openingVerb?: RegExp;
  /** A question that goes on from the one before; with anchors. */
  followUp?: RegExp;
  /** Points back to what was said before; with its edges. */
  backReference?: RegExp;
  /** After the same one, the next question replaces what the one before said. */
  prepositions?: string;
  connectives?: string;
  /** Words that ask to be spoken to in a language, and nothing else. */
  languageWish?: string;
  /** Asks whether that is possible. */
  languageQuestion?: RegExp;
  /** Names of languages in forms that dictionaries do not list. */
  languageForms?: Partial<Record<Language, string>>;
  /** Says no more than that the organisation is meant. */
  placeWords?: string;
  /** "Which", "what kind of"; on text as written. */
  which?: RegExp;
  /** "Kinds of" behind such a word; on text as written. */
  kindsOf?: RegExp;
  /** Articles before a name; on text as written. */
  article?: RegExp;
  /** "The number": of things, or one to call. */
  number?: RegExp;
  /** How hurried visitors write what pages write in full; on text as written. */
  spellings?: readonly { pattern: RegExp; spelt: string }[];
  ages?: AgeWords;
};

/** How pages tell ages: a length of time is told by the same words with others around them. */
export type AgeWords = {
  /** "Ages 4 to 6", "Alter: ab 3": before a number. */
  nouns?: RegExp;
  numbers?: RegExp;
  /** Between the two numbers of a range. */
  rangeJoiner?: RegExp;
  /** Whole ways to say it; `{number}` and `{range}` are filled in. */
  told?: readonly string[];
  /** "Kids 5–12", "infants (6 weeks to 18 months)". */
  smallChildren?: RegExp;
  from?: RegExp;
  /** What follows a number of theirs. */
  after?: RegExp;
  /** "Born in 1968". */
  born?: RegExp;
};
