import type { CopyBlock } from '#shared/contract/chat.ts';

/** A part to be marked in a text of a block: a heading, a paragraph, an item, or a row with its cells in a line. */
export type PieceMark = { block: number; piece: number; start: number; end: number };

type Mark = Omit<PieceMark, 'block'>;
/** Finds one line of a quote among the texts of a block. */
type LineFinder = (pieces: readonly string[], line: string) => Mark | undefined;

/** Of the words of a line, how many a text must have to pass for it when the line itself is not there. */
const leastSharedWords = 0.6;

/** The markable texts of a block, in reading order; rows as answers quote them: their cells in a line. */
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

/**
 * Where a quote stands: in the block that has most of its lines, word for word, else in the one that comes closest.
 * One mark for each text of that block.
 */
export function findQuote(blocks: readonly CopyBlock[], quote: string): PieceMark[] {
  const lines = quote.split('\n').flatMap((line) => line.trim() || []);
  const exact = findLines(blocks, lines, findWords);
  if (exact.found === lines.length) return exact.marks;
  const close = findLines(blocks, lines, findClosest);
  return close.found > exact.found ? close.marks : exact.marks;
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

const findWords: LineFinder = (pieces, line) => {
  for (const [piece, text] of pieces.entries()) {
    const start = text.indexOf(line);
    if (start >= 0) return { piece, start, end: start + line.length };
  }
  return undefined;
};

const findClosest: LineFinder = (pieces, line) => {
  const wanted = splitWords(line);
  let best: Mark | undefined;
  let bestShare = leastSharedWords;
  for (const [piece, text] of pieces.entries()) {
    const words = splitWords(text);
    const share = [...wanted].filter((word) => words.has(word)).length / wanted.size;
    if (share <= bestShare) continue;
    bestShare = share;
    best = { piece, start: 0, end: text.length };
  }
  return best;
};

/** Several lines of one text become one mark from the first to the last. */
function joinMarks(marks: readonly Mark[]): Mark[] {
  const joined = new Map<number, Mark>();
  for (const mark of marks) {
    const known = joined.get(mark.piece);
    const start = Math.min(mark.start, known?.start ?? mark.start);
    joined.set(mark.piece, { piece: mark.piece, start, end: Math.max(mark.end, known?.end ?? 0) });
  }
  return [...joined.values()];
}

function splitWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
