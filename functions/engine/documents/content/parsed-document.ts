import type { Content } from './content.ts';

/** A parser's result before limits apply. `title` is what the document claims, `note` is for its owner. */
export type ParsedDocument = Pick<Content, 'blocks'> &
  Partial<Pick<Content, 'language' | 'structuredData'>> & { title?: string; note?: string };
