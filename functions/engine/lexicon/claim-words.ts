export const periods = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
export type Period = (typeof periods)[number];

/** Offices that one person holds. */
export const offices = [
  'principal',
  'director',
  'president',
  'treasurer',
  'nurse',
  'dean',
  'admissions',
  'business manager',
  'managing partner',
] as const;

/** Bounds and averages are no contradiction to the figure itself. */
export const boundNames = ['lower', 'upper', 'about'] as const;

type ByName<Name extends string> = Readonly<Partial<Record<Name, RegExp>>>;

/**
 * Words by which the engine reads what pages state of a subject, to find pages that contradict each other: lists are parted
 * by blanks, patterns stand without anchors and are joined with those of the other languages. On folded text unless it says
 * otherwise.
 */
export type ClaimWords = {
  /** Lengths of time at the beginning of a word, "monthly" among them; on text as written. */
  periods: ByName<Period>;
  /** Between a price and its period; on text as written. */
  per: RegExp;
  /** Between two times of a day; on text as written. */
  timeRange: RegExp;
  offices: ByName<(typeof offices)[number]>;
  /** Makes an office another one, or one of another time. */
  otherOffice: RegExp;
  /** Words that the kind of a value already says: "the fee is $50" is about nothing but the fee. */
  implied: string;
  /** Words without weight of their own that still tell two things apart. */
  telling: string;
  /** Words of titles and headings that every site has: they do not narrow what stands below them. */
  neutral: string;
  bounds: ByName<(typeof boundNames)[number]>;
};
