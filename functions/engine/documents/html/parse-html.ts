import type { Document } from 'domhandler';
import { openPage } from './open-page.ts';
import { parseTree } from './parse-tree.ts';

/** Parses a page as visitors can see it, with everything opened. Bounded, and never throws. */
export function parseHtml(html: string): Document {
  const document = parseTree(html);
  openPage(document);
  return document;
}
