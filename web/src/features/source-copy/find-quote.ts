import type { CopyBlock } from '#shared/contract/assistant/chat.ts';

/** A range to highlight in a piece of a block: a heading, a paragraph, an item, or a row with its cells on one line. */
export type PieceMark = { block: number; piece: number; start: number; end: number };

type Mark = Omit<PieceMark, 'block'>;
/** Finds a line of a quote among the pieces of a block. */
type LineFinder = (pieces: readonly string[], line: string) => Mark | undefined;

/** Minimum share of a line's words in a piece that matches it without containing it. */
const minSharedWords = 0.6;
/** "It has slides" shares most of its words with any sentence. */
const fewestWords = 4;

/** The pieces of a block in reading order; rows as answers quote them, with their cells on one line. */
export function listPieces(block: CopyBlock): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return block.rows.map((cells) => cells.filter((cell) => cell !== '').join(' '));
  }
}

/** The marks of a quote, one per piece, and whether every line of it is among them. */
export type FoundQuote = { marks: PieceMark[]; isWhole: boolean };

/**
 * Locates a quote: in the block with most of its lines word for word and the blocks that continue it, otherwise in the closest
 * one. Lines that stand elsewhere, below another heading or after a picture, are marked where they stand.
 */
export function findQuote(blocks: readonly CopyBlock[], quote: string): FoundQuote {
  const lines = quote.split('\n').flatMap((line) => line.trim() || []);
  if (lines.length === 0) return { marks: [], isWhole: true };
  const exact = findLines(blocks, lines, findWords);
  if (exact.found === lines.length) return { marks: exact.marks, isWhole: true };
  const run = findRun(blocks, lines);
  if (run.length === lines.length) return { marks: run, isWhole: true };
  const close = findLines(blocks, lines, findClosest);
  const best = [
    { found: exact.found, marks: exact.marks },
    { found: run.length, marks: run },
    { found: close.found, marks: close.marks },
  ].reduce((most, other) => (other.found > most.found ? other : most));
  if (best.found === lines.length) return { marks: best.marks, isWhole: true };
  return findEach(blocks, lines, best.marks[0]?.block ?? 0);
}

/** Each line by itself, at its place nearest to the block where most of the quote stands. */
function findEach(blocks: readonly CopyBlock[], lines: readonly string[], from: number): FoundQuote {
  const order = [...blocks.keys()].toSorted((one, other) => Math.abs(one - from) - Math.abs(other - from));
  const found = lines.map(
    (line) => findPlace(blocks, order, line, findWords) ?? findPlace(blocks, order, line, findClosest),
  );
  const marks = found.flatMap((mark) => mark ?? []);
  const byBlock = [...Map.groupBy(marks, ({ block }) => block)].toSorted(([one], [other]) => one - other);
  return {
    marks: byBlock.flatMap(([block, some]) => joinMarks(some).map((mark) => ({ ...mark, block }))),
    isWhole: found.every((mark) => mark !== undefined),
  };
}

function findPlace(
  blocks: readonly CopyBlock[],
  order: readonly number[],
  line: string,
  find: LineFinder,
): PieceMark | undefined {
  for (const index of order) {
    const block = blocks[index];
    const mark = block && find(listPieces(block), line);
    if (mark) return { ...mark, block: index };
  }
  return undefined;
}

function findLines(blocks: readonly CopyBlock[], lines: readonly string[], find: LineFinder) {
  let best: { found: number; marks: PieceMark[] } = { found: 0, marks: [] };
  blocks.forEach((block, index) => {
    const pieces = listPieces(block);
    const marks = lines.flatMap((line) => find(pieces, line) ?? []);
    if (marks.length <= best.found) return;
    best = { found: marks.length, marks: joinMarks(marks).map((mark) => ({ ...mark, block: index })) };
  });
  return best;
}

/** The longest run of lines that stand in blocks one after the other, a line in each. */
function findRun(blocks: readonly CopyBlock[], lines: readonly string[]): PieceMark[] {
  let best: PieceMark[] = [];
  for (const begin of blocks.keys()) {
    const marks: PieceMark[] = [];
    for (const [index, line] of lines.entries()) {
      const block = begin + index;
      const found = blocks[block] && findWords(listPieces(blocks[block]), line);
      if (!found) break;
      marks.push({ ...found, block });
    }
    if (marks.length > best.length) best = marks;
  }
  return best;
}

const findWords: LineFinder = (pieces, line) => {
  for (const [piece, text] of pieces.entries()) {
    const start = text.indexOf(line);
    if (start >= 0) return { piece, start, end: start + line.length };
  }
  return undefined;
};

const findClosest: LineFinder = (pieces, line) => {
  const wanted = splitWords(line);
  if (wanted.size < fewestWords) return undefined;
  let best: Mark | undefined;
  let bestShare = minSharedWords;
  for (const [piece, text] of pieces.entries()) {
    const words = splitWords(text);
    const share = [...wanted].filter((word) => words.has(word)).length / wanted.size;
    if (share <= bestShare) continue;
    bestShare = share;
    best = { piece, start: 0, end: text.length };
  }
  return best;
};

/** Merges the marks of a piece into one from the first to the last. */
function joinMarks(marks: readonly Mark[]): Mark[] {
  const joined = new Map<number, Mark>();
  for (const mark of marks) {
    const known = joined.get(mark.piece);
    const start = Math.min(mark.start, known?.start ?? mark.start);
    joined.set(mark.piece, { piece: mark.piece, start, end: Math.max(mark.end, known?.end ?? 0) });
  }
  return [...joined.values()];
}

const splitWords = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
