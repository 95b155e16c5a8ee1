import type { ValueType } from './value-type.ts';

/**
 * Words by which the engine finds, judges and cuts out what answers a question: lists are parted by blanks, patterns stand
 * without anchors and are joined with those of the other languages. All on folded text unless it says otherwise.
 */
export type AnswerWords = {
  /** Asks for what was, or for what happened once for all; on text as written, with its edges. */
  history?: RegExp;
  /** Leads to what stands below; on text as written. */
  announces?: RegExp;
  /** Begins a sentence that leans on the one before; on text as written. */
  pointsBack?: RegExp;
  /** Decides a question and says nothing alone; on text as written. */
  bareAnswer?: RegExp;
  /** What only the visitor can see. */
  itself?: RegExp;
  /** Says that there is none of a thing; on text as written. */
  denies?: RegExp;
  /** Words of need and leave: they ask, and pages say them by "may", "by" or "please". */
  leave?: string;
  /** What pages about prices are also named for. */
  besidePrices?: string;
  /** Before a noun that a question excepts. */
  excepts?: RegExp;
  /** Begins the name of those who are not something. */
  nonPrefix?: RegExp;
  /** An example, or a line that sends the reader elsewhere; on text as written, with its edges. */
  passing?: RegExp;
  /** Before a plural that asks for all of a kind; on text as written. */
  asksForMany?: RegExp;
  /** Joins two labels or titles. */
  and?: RegExp;
  /** What pages write above or before a value, parted by commas. */
  valueLabels?: Readonly<Partial<Record<ValueType, string>>>;
  /** Counts what follows, as a whole word. */
  counts?: RegExp;
  /** Those of them that are articles as often. */
  countingArticle?: RegExp;
  /** Articles that read as a number. */
  article?: RegExp;
  /** Makes a rate of an article: "un cours par semaine". */
  rate?: RegExp;
  /** Asks how large something is, which no article tells. */
  asksForSize?: RegExp;
  /** Heads a list that counts one thing. */
  numberOf?: RegExp;
  /** Stands before what a question wants counted. */
  asksForCount?: RegExp;
  /** Begins another clause; on text as written, as the next two. */
  joinsClauses?: RegExp;
  /** Begins another choice or condition: a value behind it is of another thing. */
  joinsChoices?: RegExp;
  /** Begins a part that could be left out. */
  joinsParts?: RegExp;
  /** Asks after a thing without naming it; `_` is a space. */
  doing?: string;
  /** Whom or what any service is for: "clients in criminal cases" is about what is criminal. */
  carriers?: string;
  /** In a question for a length of time: what is asked for, and not what it is asked of. */
  lengthOfTime?: string;
};
