/**
 * How visitors ask when an organisation is open: patterns stand without anchors and are joined with those of the other
 * languages. On folded text unless it says otherwise.
 */
export type OpeningPatterns = {
  /** Holidays that are days off; on text as written. */
  dayOff?: RegExp;
  /** Holidays that are weeks without school or work; on text as written. */
  weeksOff?: RegExp;
  /** Words for being open. */
  open?: RegExp;
  /** Words that say when, beside the days of the week. */
  when?: RegExp;
  /** Words for a visit or a call: beside a day they ask whether somebody is there. */
  visit?: RegExp;
  /** Tells a question for opening hours from one for other times; with its edges. */
  asksForOpening?: RegExp;
};
