import type { Block } from '#shared/domain/documents/content-block.ts';

/** The dialog's title is above them. */
const outermost = 3;

/** The blocks with the depth of their headings, which skips no level however the page did. */
export function nestHeadings(blocks: readonly Block[]): { block: Block; depth: number }[] {
  const open: number[] = [];
  return blocks.map((block) => {
    if (block.kind !== 'heading') return { block, depth: 0 };
    while ((open.at(-1) ?? 0) >= block.level) open.pop();
    open.push(block.level);
    return { block, depth: outermost + open.length - 1 };
  });
}
