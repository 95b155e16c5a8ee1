/** Properties with an opposite: a statement of one doesn't support the other. */
export const oppositeNames = [
  'open',
  'required',
  'allowed',
  'included',
  'before',
  'least',
  'free',
  'more',
  'over',
  'full',
  'morning',
  'accepted',
  'refundable',
  'buy',
  'start',
] as const;

/** Words that reverse the meaning of a sentence; lists are space-separated. */
export type MeaningWords = {
  /** "Don't" consists of "don" and "t"; in "ne … pas" the second word counts. */
  negations: string;
  /** Answers a question with "no". */
  denial?: RegExp;
  /** Negations inside words, in inflected or unspaced languages. */
  negationInside?: RegExp;
  /** Words whose opposite reverses a statement; each side may have several or none. */
  opposites?: Readonly<Partial<Record<(typeof oppositeNames)[number], readonly [string, string]>>>;
  /** Spelled-out numbers, except those that are also articles ("one", "ein", "un"). */
  numbers?: Readonly<Record<number, string>>;
  /** Between the tens and ones of a number that is one word; the ones before it, and how "one" is written there. */
  numberJoiner?: RegExp;
  oneInNumber?: string;
  /** Reads as "one" before a noun; on text as written. */
  ones?: RegExp;
  /** Between the two ends of a range of days or times; on text as written. */
  ranges?: RegExp;
  /** Before the time of a day; on text as written. */
  beforeTime?: RegExp;
  /** Before a name that takes no article, where nouns are capitalised too; on text as written. */
  beforeName?: RegExp;
};
