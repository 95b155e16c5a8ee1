import type { Content } from './content.ts';

/** A parser's result before limits apply. `title` is what the document claims, `note` is for its owner. */
export type ParsedDocument = Pick<Content, 'blocks'> &
  Partial<Pick<Content, 'language' | 'structuredData' | 'scannedPages'>> & {
    title?: string;
    note?: string;
    /** Numbers of pages without readable text, whose pictures were not looked at. */
    pagesWithoutText?: number[];
    pageCount?: number;
  };
