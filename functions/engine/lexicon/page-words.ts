/**
 * How pages and documents say things that tell what they are: patterns stand without anchors and are joined with those of
 * the other languages; on text as written, in whatever case.
 */
export type PageWords = {
  /** A link to the first page, whole. */
  homeLink?: RegExp;
  /** What a trail of links begins with. */
  breadcrumb?: RegExp;
  /** A link to a form, anywhere in its text. */
  formLink?: RegExp;
  /** Begins a line that goes on with the one before. */
  conjunction?: RegExp;
  /** Before the number of a page. */
  pageLabel?: RegExp;
  /** Between the number of a page and that of the last. */
  pageOf?: RegExp;
  /** The name that a spreadsheet program gives by itself, before a number. */
  sheetName?: RegExp;
  /** Heads a list of contents, whole. */
  contentsHeading?: RegExp;
  /** In a block that tells how to reach the organisation. */
  contactBlock?: RegExp;
  /** In the title or address of such a page. */
  contactPage?: RegExp;
  /** Beside the number or address that is meant for most. */
  mainLabel?: RegExp;
  /** A season of the year, at the beginning of a word. */
  season?: RegExp;
  /** Before who sells a thing. */
  seller?: RegExp;
  /** Says that something is possible until a date. */
  deadline?: RegExp;
  /** Says so, or something else. */
  weakDeadline?: RegExp;
  /** Before a date, with a colon. */
  dateLabel?: RegExp;
  /** Before a place, with a colon. */
  placeLabel?: RegExp;
  /** Before a way to reach somebody, whole words. */
  contactLabel?: RegExp;
  /** What somebody is in an organisation, whole words. */
  role?: RegExp;
  /** Says when doors are open. */
  openOrClosed?: RegExp;
  /** Between two times. */
  spanJoiner?: RegExp;
  /** Noon and midnight. */
  middle?: RegExp;
  /** Begins a row of a timetable. */
  lesson?: RegExp;
  /** Says that a day is one by appointment. */
  byAppointment?: RegExp;
  /** Says that a page does not exist. */
  notFound?: RegExp;
  /** After their full stop a sentence goes on; lower case, as written. */
  abbreviations?: string;
  /** Says that a day is one on which doors stay shut; folded. */
  closedWords?: string;
  /** What else stands beside such a day; folded. */
  besideDays?: string;
};
