import type { CopyBlock } from '#shared/contract/chat.ts';

/** A text of a block that can be marked: a heading, a paragraph, an item, or a row with its cells in a line. */
export type PieceMark = { block: number; piece: number; start: number; end: number };

/** Of the words of a line, how many a text must have to pass for it when the line itself is not there. */
const leastSharedWords = 0.6;

/** The markable texts of a block, in reading order; rows as answers quote them: cells in a line, repeated ones once. */
export function listPieces(block: CopyBlock): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return block.rows.map((cells) =>
        cells.filter((cell, index) => cell !== '' && cell !== cells[index - 1]).join(' '),
      );
  }
}

/** Where a quote stands: its lines in the block that has most of them, else the text that comes closest. */
export function findQuote(blocks: readonly CopyBlock[], quote: string): PieceMark[] {
  const lines = quote.split('\n').flatMap((line) => line.trim() || []);
  if (!lines.length) return [];
  let best: PieceMark[] = [];
  blocks.forEach((block, index) => {
    const marks = findLines(listPieces(block), lines).map((mark) => ({ ...mark, block: index }));
    if (marks.length > best.length) best = marks;
  });
  return best.length ? best : findClosest(blocks, lines.join(' '));
}

function findLines(pieces: readonly string[], lines: readonly string[]): Omit<PieceMark, 'block'>[] {
  return lines.flatMap((line) => {
    for (const [piece, text] of pieces.entries()) {
      const start = text.indexOf(line);
      if (start >= 0) return [{ piece, start, end: start + line.length }];
    }
    return [];
  });
}

function findClosest(blocks: readonly CopyBlock[], text: string): PieceMark[] {
  const wanted = new Set(splitWords(text));
  let best: PieceMark | undefined;
  let bestShare = leastSharedWords;
  blocks.forEach((block, index) => {
    listPieces(block).forEach((piece, number) => {
      const words = new Set(splitWords(piece));
      const share = [...wanted].filter((word) => words.has(word)).length / wanted.size;
      if (share <= bestShare) return;
      bestShare = share;
      best = { block: index, piece: number, start: 0, end: piece.length };
    });
  });
  return best ? [best] : [];
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
