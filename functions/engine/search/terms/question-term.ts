import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import type { Variant } from './expand-term.ts';

/** A word or phrase of the question that an answer should mention. */
export type QuestionTerm = {
  word: string;
  variants: Variant[];
  /** The content words of a phrase, which together stand for it. */
  parts: string[];
  /** Its importance: its rarity on the site times the weight of its kind of word. */
  weight: number;
  /** A proper name or a number; a statement without it is about something else. */
  isSpecific: boolean;
  /** Known to the lexicon; a site with none of its synonyms doesn't cover it. */
  isInLexicon: boolean;
  /** A kind of value that stands for the term if the word is missing. */
  satisfiedBy: ValueType | undefined;
  /** A kind of value that shows another meaning: a phone number isn't a rule about phones. */
  deniedBy: ValueType | undefined;
  /** A noun or verb that the question is about, outside the story before it. */
  isSubject: boolean;
  /** Part of a name of several words that the site never mentions. */
  isOfUnknownName: boolean;
  /** Used in questions only: "park" for parking, which on a page may be part of a place name. */
  isAskedOnly: boolean;
  /** The kind of thing asked for, such as "towns" in "which towns": an answer may list the things alone. */
  isKindAsked: boolean;
};
