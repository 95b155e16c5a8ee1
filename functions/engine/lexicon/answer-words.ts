/**
 * Words by which the engine finds, judges and cuts out what answers a question: lists are parted by blanks, patterns stand
 * without anchors and are joined with those of the other languages. All on folded text unless it says otherwise.
 */
export type AnswerWords = {
  /** Asks for what was, or for what happened once for all; on text as written, with its edges. */
  history?: RegExp;
  /** Joins two labels or titles. */
  and?: RegExp;
  /** Articles that read as a number. */
  article?: RegExp;
  /** Begins another clause; on text as written, as the next two. */
  joinsClauses?: RegExp;
  /** Begins another choice or condition: a value behind it is of another thing. */
  joinsChoices?: RegExp;
  /** Begins a part that could be left out. */
  joinsParts?: RegExp;
};
