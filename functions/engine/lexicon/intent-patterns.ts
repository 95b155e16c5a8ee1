/**
 * What asks for something that the engine finds by a way of its own: patterns stand without anchors and are joined with
 * those of the other languages. All on folded text.
 */
export type IntentPatterns = {
  /** Asks what the organisation is or does; its name was replaced by "it". */
  about?: RegExp;
  /** Names a page or section where clients speak; with its edges. */
  clients?: RegExp;
  /** In lines and headings on people of another time. */
  pastPeople?: RegExp;
  /** "Our", before an office; on text as written. */
  our?: RegExp;
  /** Before the name of an organisation; on text as written. */
  leadsToName?: RegExp;
  /** Short for "deputy" and "former", without the full stop; on text as written. */
  deputy?: RegExp;
  /** Asks for the name of who holds an office, and for nothing else. */
  officeName?: RegExp;
  /** Asks who held an office before. */
  whoWas?: RegExp;
  /** Asks for a part of the address by its name. */
  town?: RegExp;
  /** A number to fax to, as part of a word. */
  fax?: RegExp;
};
