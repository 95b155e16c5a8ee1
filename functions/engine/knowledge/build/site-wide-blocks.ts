import type { Block, Source } from '#functions/engine/documents/content/content.ts';
import { pageSource } from '#functions/engine/language/page-words.ts';

const fewestPages = 3;
const siteWideShare = 0.4;
const menuItemWordLimit = 5;

export type NumberedBlock = {
  block: Block;
  number: number;
  /** Kept once for the site: here it only separates what stands before and after it. */
  isElsewhere?: true;
};

/** Blocks of every source without those repeated on many pages, and one copy of each repeated block. */
export type SeparatedBlocks = {
  own: NumberedBlock[][];
  /** Neighbours on the first page that shows them; `source` is where a visitor would look for them. */
  siteWide: { source: number; blocks: NumberedBlock[] }[];
};

/** Separates headers, footers, sidebars and menus from each page's own content. */
export function separateSiteWideBlocks(sources: readonly Source[]): SeparatedBlocks {
  const pages = sources.filter(({ kind }) => kind === 'page').length;
  const holders = countHolders(sources);
  const threshold = Math.max(fewestPages, Math.ceil(pages * siteWideShare));
  const isRepeated = (block: Block) => (holders.get(blockKey(block))?.length ?? 0) >= threshold;
  const own = sources.map(({ kind, content }) =>
    content.blocks.map(
      (block, number): NumberedBlock =>
        kind === 'page' && isRepeated(block) ? { block, number, isElsewhere: true } : { block, number },
    ),
  );
  const taken = new Set<string>();
  const siteWide = own.flatMap(findRuns).flatMap((run) => {
    const fresh = run.filter(({ block }) => !isMenu(block) && !taken.has(blockKey(block)));
    for (const { block } of fresh) taken.add(blockKey(block));
    const places = Map.groupBy(fresh, ({ block }) =>
      choosePlace(sources, holders.get(blockKey(block)) ?? []),
    );
    return [...places].map(([source, blocks]) => ({ source, blocks }));
  });
  return { own, siteWide };
}

/** Blocks of many pages without one of the page's own between them. */
function findRuns(blocks: readonly NumberedBlock[]): NumberedBlock[][] {
  const runs: NumberedBlock[][] = [];
  let isOpen = false;
  for (const { block, number, isElsewhere } of blocks) {
    if (isElsewhere && isOpen) runs.at(-1)?.push({ block, number });
    else if (isElsewhere) runs.push([{ block, number }]);
    isOpen = isElsewhere ?? false;
  }
  return runs;
}

function countHolders(sources: readonly Source[]): Map<string, number[]> {
  const holders = new Map<string, number[]>();
  sources.forEach((source, index) => {
    if (source.kind !== 'page') return;
    for (const key of new Set(source.content.blocks.map(blockKey))) {
      const list = holders.get(key);
      if (list) list.push(index);
      else holders.set(key, [index]);
    }
  });
  return holders;
}

const blockKey = (block: Block): string => JSON.stringify(block).toLowerCase().replace(/\s+/g, ' ');

/** A repeated line or list of few words without digits is navigation, not content. */
function isMenu(block: Block): boolean {
  switch (block.kind) {
    case 'list':
      return block.items.every(isLabel);
    case 'paragraph':
      return block.text.split('\n').every(isLabel);
    case 'heading':
    case 'table':
    case 'definitions':
      return false;
  }
}

function isLabel(text: string): boolean {
  return !/[\d@]/.test(text) && !/[.!?]$/.test(text) && text.split(' ').length <= menuItemWordLimit;
}

const contactPattern = new RegExp(
  pageSource(({ contactBlock }) => contactBlock),
  'i',
);

/** The contact page if it shows the block, otherwise the first page that does. */
function choosePlace(sources: readonly Source[], holders: readonly number[]): number {
  const contact = holders.find((index) =>
    contactPattern.test(`${sources[index]?.url} ${sources[index]?.title}`),
  );
  return contact ?? holders[0] ?? 0;
}
