import type { Block } from './content.ts';

/**
 * Gives a table without a header the header of the table right before it if both have the same width, because a page
 * break or an empty row split them.
 */
export function continueTables(blocks: readonly Block[]): Block[] {
  const continued: Block[] = [];
  for (const block of blocks) {
    const before = continued.at(-1);
    const goesOn =
      block.kind === 'table' &&
      before?.kind === 'table' &&
      block.header.length === 0 &&
      !block.caption &&
      before.header.length === block.rows[0]?.length;
    continued.push(goesOn ? { ...block, header: before.header } : block);
  }
  return continued;
}
