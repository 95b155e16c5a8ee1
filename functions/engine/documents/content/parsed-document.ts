import type { Content } from './content.ts';

/** A reader's result before bounding. `title` is what the document itself claims, `note` what the owner should know. */
export type ParsedDocument = Pick<Content, 'blocks'> &
  Partial<Pick<Content, 'language' | 'structuredData'>> & { title?: string; note?: string };
