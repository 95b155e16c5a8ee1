import type { Citation } from '#shared/domain/citation.ts';

/** A quote that a model may phrase an answer from, by the number it is named by. */
export type NumberedQuote = {
  number: number;
  citation: Citation;
  /** Title and headings above, outermost first: they say what the text is about. */
  context: string[];
  /** Readable form of the quote: one statement of the site. */
  text: string;
};
