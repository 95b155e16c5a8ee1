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
  promises?: Readonly<Partial<Record<(typeof promiseNames)[number], string>>>;
  /** Spelled-out numbers, except those that are also articles ("one", "ein", "un"). */
  numbers?: Readonly<Record<number, string>>;
  /** Numbers before a counted noun, on text as written. */
  countedNumbers?: RegExp;
};
