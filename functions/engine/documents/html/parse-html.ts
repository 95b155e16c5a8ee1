import type { Document } from 'domhandler';
import { revealAddresses } from './addresses/reveal-addresses.ts';
import { closeHead } from './close-head.ts';
import { listElements } from './list-elements.ts';
import { openMainText } from './open-main-text.ts';
import { openPage } from './open-page.ts';
import { joinStreams } from './opened/join-streams.ts';
import { openForms } from './opened/open-forms.ts';
import { openFrames } from './opened/open-frames.ts';
import { parseTree } from './parse-tree.ts';
import type { PageFiles } from './style/page-files.ts';
import { settleTables } from './tables/settle-tables.ts';

/** Parses a page as visitors can see it, with everything opened. Bounded, and never throws. */
export function parseHtml(html: string, files?: PageFiles): Document {
  const document = parseClosed(html);
  openPage(document, files);
  return document;
}

/** Parses a page with nothing opened yet, for `openPage` once its linked files are at hand. */
export function parseClosed(html: string): Document {
  const document = parseTree(html);
  closeHead(document);
  joinStreams(listElements(document.children));
  const elements = listElements(document.children);
  openForms(elements);
  openFrames(elements);
  settleTables(listElements(document.children));
  openMainText(document);
  revealAddresses(listElements(document.children));
  return document;
}
