import type { CrawledPage } from '../crawl-state.ts';
import { countWords, hashText, normalizeText, textOf } from './page-text.ts';

/** Lines remembered at each end of a page, where menus, notices and footers are. */
const rememberedEdgeLines = 30;
/** Only a heading: the page waits for its content. */
const mostOwnWords = 4;
/** A short page that shares fewer words with others is the site's style, and its few words may count. */
const fewestSharedWords = 20;
/** Eight hexadecimal digits distinguish the thousands of lines in a crawl. */
const digestLength = 8;

/** Whether a page has hardly any text beyond the lines of earlier pages; `known` are those by `digestEdges`. */
export function lacksOwnText({ content }: CrawledPage, known: ReadonlySet<string>): boolean {
  let ownWords = 0;
  let sharedWords = 0;
  for (const line of linesOf(content)) {
    if (known.has(digest(line))) {
      sharedWords += countWords(line);
      continue;
    }
    ownWords += countWords(line);
    // A number or an address may be all that visitors want.
    if (ownWords > mostOwnWords || /[\d@]/.test(line)) return false;
  }
  return sharedWords >= fewestSharedWords;
}

/** Short digests of the lines at both ends of a page. */
export function digestEdges({ content }: CrawledPage): string[] {
  const lines = linesOf(content);
  return [
    ...new Set([...lines.slice(0, rememberedEdgeLines), ...lines.slice(-rememberedEdgeLines)].map(digest)),
  ];
}

/** Names under which servers keep the page of a folder. */
const indexNames = /^(?:index|default|home|start|main|welcome)\.\w{2,5}$/i;
/** News that change between two copies leave most lines alone. */
const sharedOfCopy = 0.8;

/** Whether a page in the start page's folder is the start page under the name of its file. */
export function isStartAgain(page: CrawledPage, homeUrl: string, known: ReadonlySet<string>): boolean {
  const folder = new URL('.', homeUrl).pathname;
  const { pathname } = new URL(page.url);
  if (!pathname.startsWith(folder) || !indexNames.test(pathname.slice(folder.length))) return false;
  const edges = digestEdges(page);
  return edges.filter((edge) => known.has(edge)).length >= sharedOfCopy * edges.length;
}

function linesOf(content: CrawledPage['content']): string[] {
  return textOf(content).split('\n').map(normalizeText).filter(Boolean);
}

const digest = (line: string): string => hashText(line).slice(0, digestLength);
