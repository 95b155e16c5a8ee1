import type { Block } from './content.ts';

/** The words of a block in reading order: a line per item or row, with cells separated by tabs. */
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

/** The cells printed in each row of a table, without those spanning in from above or the left. */
export function printedRows(table: Extract<Block, { kind: 'table' }>): string[][] {
  return table.printed ?? table.rows;
}

/** Joins cells with tabs, so that readers can split them again. */
export const joinCells = (cells: readonly string[]): string => cells.filter((cell) => cell !== '').join('\t');
