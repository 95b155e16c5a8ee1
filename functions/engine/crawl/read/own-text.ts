import type { CrawledPage } from '../crawl-state.ts';
import { countWords, hashText, normalizeText, textOf } from './page-text.ts';

/** Menus, notices and footers stand at the ends of a page: so many lines of each end are remembered. */
const edgeLines = 30;
/** A heading alone, as pages have that wait for their content. */
const mostOwnWords = 4;
/** A page as short as that without a frame that others share is the site's style, and its few words may count. */
const fewestSharedWords = 20;
/** Eight hexadecimal digits tell the some thousand lines of a crawl apart. */
const digestLength = 8;

/** Whether a page says hardly anything beside what pages read before say: `known` are their lines by `digestEdges`. */
export function lacksOwnText({ content }: CrawledPage, known: ReadonlySet<string>): boolean {
  let ownWords = 0;
  let sharedWords = 0;
  for (const line of linesOf(content)) {
    if (known.has(digest(line))) {
      sharedWords += countWords(line);
      continue;
    }
    ownWords += countWords(line);
    // A number or an address may be all that visitors come for.
    if (ownWords > mostOwnWords || /[\d@]/.test(line)) return false;
  }
  return sharedWords >= fewestSharedWords;
}

/** The lines at both ends of a page, as short digests. */
export function digestEdges({ content }: CrawledPage): string[] {
  const lines = linesOf(content);
  return [...new Set([...lines.slice(0, edgeLines), ...lines.slice(-edgeLines)].map(digest))];
}

function linesOf(content: CrawledPage['content']): string[] {
  return textOf(content).split('\n').map(normalizeText).filter(Boolean);
}

function digest(line: string): string {
  return hashText(line).slice(0, digestLength);
}
