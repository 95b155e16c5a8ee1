import type { Block, Content } from './content.ts';
import { readData } from './read-data.ts';

type Table = Extract<Block, { kind: 'table' }>;

/**
 * The stored text of a page or document: its title and summary, its blocks in reading order, then what it states as data only.
 * Every quote is, white space apart, a part of it.
 */
export function contentText({ title, description, blocks, structuredData, language }: Content): string {
  const data = structuredData.flatMap((entry) => readData(entry, language)).map(({ line }) => line);
  return [title, description ?? '', ...blocks.map(blockText), ...data].filter(Boolean).join('\n');
}

/** All words of a block in reading order: a line per item or row, cells separated by tabs. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.join('\n');
    case 'table':
      return [block.caption ?? '', joinCells(block.header), ...printedRows(block).map(joinCells)]
        .filter(Boolean)
        .join('\n');
    case 'definitions':
      return block.items.map(({ term, description }) => joinCells([term, description])).join('\n');
  }
}

/** The cells that stand in each row of a table, without those that reach into it from above or from the left. */
export function printedRows(table: Table): string[][] {
  return table.printed ?? table.rows;
}

/** Cells as one text; tabs tell later readers where one ends. */
export function joinCells(cells: readonly string[]): string {
  return cells.filter((cell) => cell !== '').join('\t');
}
