/** Ways of being that another denies: who says one of them says the other of nothing. */
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
] as const;

/** Words that promise more than a plain statement. */
export const promiseNames = [
  'always',
  'all',
  'only',
  'guaranteed',
  'binding',
  'free',
  'best',
  'immediately',
  'unlimited',
] as const;

/** Words that turn what a sentence says; lists of words parted by blanks. */
export type MeaningWords = {
  /** Of "don't" the words are "don" and "t"; of "ne … pas" the second counts. */
  negations: string;
  /** Answers a question: "no". */
  denial?: RegExp;
  /** Negations inside words, where they are inflected or written without spaces. */
  negationInside?: RegExp;
  /** Words whose opposite makes another statement of the same words; each side may have several or none. */
  opposites?: Readonly<Partial<Record<(typeof oppositeNames)[number], readonly [string, string]>>>;
  promises?: Readonly<Partial<Record<(typeof promiseNames)[number], string>>>;
  /** Spelled numbers; words that are articles as well ("one", "ein", "un") count as none. */
  numbers?: Readonly<Record<number, string>>;
  /** Those that stand before what is counted, on text as written. */
  countedNumbers?: RegExp;
};
