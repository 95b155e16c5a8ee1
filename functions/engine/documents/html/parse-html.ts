import type { Document } from 'domhandler';
import { openPage } from './open-page.ts';
import { parseTree } from './parse-tree.ts';

/** A page as its visitors can see it: what they can open is open. Bounded, and never throws. */
export function parseHtml(html: string): Document {
  const document = parseTree(html);
  openPage(document);
  return document;
}
