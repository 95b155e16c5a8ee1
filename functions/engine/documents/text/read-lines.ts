import type { Block } from '../content/content.ts';

/** Shorter lines are never broken by a page's width. */
const narrowestPage = 60;
/** Words of a heading fit in so many characters. */
const longestHeading = 60;
const valuePattern = /\S:\s+\S/;

/** Reads a paragraph of plain text: joins lines that only a page's width broke, and keeps the others. */
export function readLines(lines: readonly string[]): Block[] {
  const kept = joinBroken(lines);
  const values = kept.filter((line) => valuePattern.test(line)).length;
  // A line that names no value, among lines that do, is the heading of those below it.
  if (values < 2 || values * 2 < kept.length) return [{ kind: 'paragraph', text: kept.join('\n') }];
  const blocks: Block[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) blocks.push({ kind: 'list', ordered: false, items: open });
    open = [];
  };
  for (const [at, line] of kept.entries()) {
    if (!readsAsHeading(line) || !valuePattern.test(kept[at + 1] ?? '')) {
      open.push(line);
      continue;
    }
    close();
    blocks.push({ kind: 'heading', level: 2, text: line });
  }
  close();
  return blocks;
}

/** A short line that neither names a value nor ends a sentence. */
export function readsAsHeading(line: string): boolean {
  return line.length <= longestHeading && !/\n|\S:\s+\S|[.!?:;,]$/.test(line.trim());
}

/** A line was broken by the width if the first word of the next one had no room in it. */
function joinBroken(lines: readonly string[]): string[] {
  const width = Math.max(...lines.map((line) => line.length));
  const joined: string[] = [];
  let last = '';
  for (const line of lines) {
    const [word = ''] = line.trim().split(/\s/, 1);
    const isBroken = width >= narrowestPage && last !== '' && last.length + 1 + word.length > width;
    if (isBroken) joined.push(`${joined.pop() ?? ''} ${line.trim()}`);
    else joined.push(line.trim());
    last = line.trimEnd();
  }
  return joined;
}
