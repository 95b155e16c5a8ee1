import type { Block, Source } from '#functions/engine/documents/content/content.ts';
import { pageSource } from '#functions/engine/language/page-words.ts';

const fewestPages = 3;
const siteWideShare = 0.4;
const menuItemWordLimit = 5;

export type NumberedBlock = { block: Block; number: number };

/** Blocks of every source without those repeated on many pages, and one copy of each repeated block. */
export type SeparatedBlocks = {
  own: NumberedBlock[][];
  /** In the order of the first source that shows them; `source` is where a visitor would look for them. */
  siteWide: { source: number; blocks: NumberedBlock[] }[];
};

/** Separates headers, footers, sidebars and menus from each page's own content. */
export function separateSiteWideBlocks(sources: readonly Source[]): SeparatedBlocks {
  const pages = sources.filter(({ kind }) => kind === 'page').length;
  const holders = countHolders(sources);
  const threshold = Math.max(fewestPages, Math.ceil(pages * siteWideShare));
  const isRepeated = (block: Block) => (holders.get(blockKey(block))?.length ?? 0) >= threshold;
  const taken = new Set<string>();
  const siteWide = new Map<number, NumberedBlock[]>();
  const own = sources.map((source) =>
    source.content.blocks.flatMap((block, number): NumberedBlock[] => {
      if (source.kind !== 'page' || !isRepeated(block)) return [{ block, number }];
      const key = blockKey(block);
      if (taken.has(key) || isMenu(block)) return [];
      taken.add(key);
      const place = choosePlace(sources, holders.get(key) ?? []);
      const list = siteWide.get(place) ?? [];
      list.push({ block, number });
      siteWide.set(place, list);
      return [];
    }),
  );
  return { own, siteWide: [...siteWide].map(([source, blocks]) => ({ source, blocks })) };
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

function blockKey(block: Block): string {
  return JSON.stringify(block).toLowerCase().replace(/\s+/g, ' ');
}

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
