import type { Block } from '#functions/engine/documents/content/content.ts';
import { pageSource } from '#functions/engine/language/page-words.ts';
import type { NumberedBlock } from './site-wide-blocks.ts';

const contentsHeadingPattern = new RegExp(`^${pageSource(({ contentsHeading }) => contentsHeading)}:?$`, 'i');
/** "Arrival and pickup ........ 4" */
const leaderPattern = /(?:\.{3,}|…|(?:\s\.){3,})\s*\d{1,4}$/;
const fewestItems = 3;
const shareOfItems = 0.6;

/** Drops tables of contents, which only repeat the headings below. */
export function dropContentsLists(blocks: readonly NumberedBlock[]): NumberedBlock[] {
  const headings = blocks.flatMap(({ block }) => (block.kind === 'heading' ? [plain(block.text)] : []));
  return blocks.filter(({ block }) => !isOfContents(block, headings));
}

function isOfContents(block: Block, headings: readonly string[]): boolean {
  switch (block.kind) {
    case 'heading':
      return contentsHeadingPattern.test(block.text);
    case 'list':
      return repeatsHeadings(block.items, headings);
    case 'paragraph':
      return repeatsHeadings(block.text.split('\n'), headings);
    case 'definitions':
    case 'table':
      return false;
  }
}

function repeatsHeadings(lines: readonly string[], headings: readonly string[]): boolean {
  if (lines.length < fewestItems) return false;
  const repeated = lines.filter((line) => leaderPattern.test(line) || isHeading(plain(line), headings));
  return repeated.length >= shareOfItems * lines.length;
}

function isHeading(line: string, headings: readonly string[]): boolean {
  return headings.some((heading) => heading !== '' && (line === heading || line.startsWith(`${heading}:`)));
}

/** Without numbering and page number. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/^[\d.()\s§]+/, '')
    .replace(/[\s.…]+\d{1,4}$/, '')
    .trim();
}
