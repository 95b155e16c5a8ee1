import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import type { Variant } from './expand-term.ts';

/** A word or phrase of the question that a passage should speak of. */
export type QuestionTerm = {
  word: string;
  variants: Variant[];
  /** Of a phrase its telling words: together they are the phrase itself. */
  parts: string[];
  /** How much the term tells: its rarity on the site times how much such words tell at all. */
  weight: number;
  /** A proper name or a number: what lacks it speaks of something else. */
  isSpecific: boolean;
  /** The lexicon knows the word: where the site has none of its synonyms either, the site is silent on it. */
  isInLexicon: boolean;
  /** A value that speaks for the term where the word itself is missing. */
  satisfiedBy: ValueType | undefined;
  /** A value that shows the word to be meant otherwise: a phone number is no rule on phones. */
  deniedBy: ValueType | undefined;
  /** A noun or verb that the question is about, which no small word is and no word of the story before it. */
  isSubject: boolean;
  /** Belongs to the name of a thing of several words, which the site says in no way. */
  isOfUnknownName: boolean;
  /** Asks for a thing that pages call otherwise: "park" for parking, where a town may have the word in its name. */
  isAskedOnly: boolean;
  /** Names the kind of thing asked for, as "towns" in "which towns": what answers may name the things alone. */
  isKindAsked: boolean;
};
