import { countWords, normalizeText, textOf } from '#functions/engine/crawl/read/page-text.ts';
import type { Content } from '#functions/engine/documents/content/content.ts';

type Page = { id: string; url: string; content: Content };

/** A page that shares fewer of its words is another one. */
const sharedOfMoved = 0.7;
/** Of a few words, too many pages are alike. */
const fewestWords = 12;

/**
 * Which pages that are gone stand at a new address, by their own words: `layout` is a page whose lines say nothing.
 * Each new page is one old page at most.
 */
export function findMoves(
  gone: readonly Page[],
  added: readonly Page[],
  layout: Content | undefined,
): Map<string, string> {
  const shared = new Set(layout ? linesOf(layout) : []);
  const own = (page: Page) => ({
    ...page,
    lines: new Set(linesOf(page.content).filter((line) => !shared.has(line))),
  });
  const candidates = added.map(own);
  const pairs = gone
    .map(own)
    .flatMap((old) => candidates.map((page) => ({ old, page, share: compare(old.lines, page.lines) })))
    .filter(({ share }) => share >= sharedOfMoved)
    .sort((left, right) => right.share - left.share);
  const moves = new Map<string, string>();
  const taken = new Set<string>();
  for (const { old, page } of pairs) {
    if (moves.has(old.id) || taken.has(page.id)) continue;
    moves.set(old.id, page.id);
    taken.add(page.id);
  }
  return moves;
}

/** The share of the longer page's words that stand in lines of both. */
function compare(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const count = (lines: Iterable<string>) => [...lines].reduce((sum, line) => sum + countWords(line), 0);
  const longer = Math.max(count(left), count(right));
  return longer < fewestWords ? 0 : count([...left].filter((line) => right.has(line))) / longer;
}

function linesOf(content: Content): string[] {
  return textOf(content).split('\n').map(normalizeText).filter(Boolean);
}
