/**
 * Standard wording of pages and documents. Patterns have no anchors, are joined with those of other languages, and
 * match text as written in any case.
 */
export type PageWords = {
  /** A link to the home page, whole. */
  homeLink?: RegExp;
  /** Starts a breadcrumb. */
  breadcrumb?: RegExp;
  /** A link to a form, anywhere in its text. */
  formLink?: RegExp;
  /** Starts a line that continues the one before. */
  conjunction?: RegExp;
  /** Before a page number. */
  pageLabel?: RegExp;
  /** Between a page number and the last page's number. */
  pageOf?: RegExp;
  /** A spreadsheet's default name, before a number. */
  sheetName?: RegExp;
  /** Heads a table of contents, whole. */
  contentsHeading?: RegExp;
  /** In a block with contact details. */
  contactBlock?: RegExp;
  /** In the title or URL of a contact page. */
  contactPage?: RegExp;
  /** Next to the main number or address. */
  mainLabel?: RegExp;
  /** A season of the year, at the start of a word. */
  season?: RegExp;
  /** Before the seller of something. */
  seller?: RegExp;
  /** Marks a deadline. */
  deadline?: RegExp;
  /** May mark a deadline. */
  weakDeadline?: RegExp;
  /** Before a date, with a colon. */
  dateLabel?: RegExp;
  /** Before a place, with a colon. */
  placeLabel?: RegExp;
  /** Before a contact detail, whole words. */
  contactLabel?: RegExp;
  /** A role in an organisation, whole words. */
  role?: RegExp;
  /** Introduces opening hours. */
  openOrClosed?: RegExp;
  /** Between two times. */
  spanJoiner?: RegExp;
  /** Noon and midnight. */
  middle?: RegExp;
  /** Starts a timetable row. */
  lesson?: RegExp;
  /** Marks a day by appointment. */
  byAppointment?: RegExp;
  /** Before a price or date that no longer holds, whole words. */
  formerly?: RegExp;
  /** Says that a page doesn't exist. */
  notFound?: RegExp;
  /** Starts what a page says until its script has put text there. */
  loading?: RegExp;
  /** Stands for a closed day in a list of hours, by language (BCP 47): `und` holds those of several. */
  closedDay?: Readonly<Record<string, string>>;
  /** Starts the mailbox of a task, a committee or a machine; anywhere in its name. */
  taskMailbox?: RegExp;
  /** Starts a mailbox of the organisation rather than a person. */
  sharedMailbox?: RegExp;
  /** Heads the details of the company that hosts a website. */
  hosting?: RegExp;
  /** Behind such a word. */
  hostedThing?: RegExp;
  /** Before a fax number, at the start of a word. */
  fax?: RegExp;
  /** Abbreviations whose full stop doesn't end a sentence; lower case, as written. */
  abbreviations?: string;
  /** Marks a closing day; folded. */
  closedWords?: string;
  /** Other words next to such a day; folded. */
  besideDays?: string;
};
