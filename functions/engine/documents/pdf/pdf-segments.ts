import { readPrivateSymbols } from '../content/symbol-fonts.ts';

/**
 * Text on one baseline without a gap wide enough for a gutter or a column. In points, with the origin at the bottom
 * left.
 */
export type Segment = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  /** Font of most characters, by an id that is stable within the document. */
  font: string;
  /** A table that stands here instead of text. */
  table?: { rows: string[][]; headerRows?: number };
};

/** The fields of a pdf.js text item in use. */
export type TextItem = {
  str: string;
  dir: string;
  transform: readonly number[];
  width: number;
  fontName: string;
};

/** Smaller text is illegible; it hides instructions from readers. */
const legibleSize = 2;
/** Relative to font size: a narrower gap is within a word. */
export const wordGap = 0.12;
/** Relative to font size: a wider gap separates columns. */
export const columnGap = 1;
/** Dot leaders between a name and its page or price. */
const dotLeader = /\s*(?:[.·_]\s?){5,}/g;
const baselineToleranceShare = 0.3;

/** Joins the glyph runs of a page into segments. */
export function joinSegments(runs: readonly Segment[]): Segment[] {
  const segments: Segment[] = [];
  for (const run of runs) {
    const last = segments.at(-1);
    if (last && continues(last, run)) extend(last, run);
    else segments.push({ ...run });
  }
  return segments.map((segment) => ({ ...segment, text: segment.text.trim().replace(dotLeader, ' … ') }));
}

/** The visible glyph run of an upright text item; undefined for white space and illegible text. */
export function readRun({ str, transform, width, fontName }: TextItem): Segment | undefined {
  const [across = 0, , , scale = 0, left = 0, baseline = 0] = transform;
  const size = Math.abs(scale);
  if (str.trim() === '' || Math.min(size, Math.abs(across)) < legibleSize) return undefined;
  return { text: readPrivateSymbols(str), left, right: left + width, baseline, size, font: fontName };
}

function continues(last: Segment, next: Segment): boolean {
  const size = Math.max(last.size, next.size);
  if (last.table || next.table) return false;
  if (Math.abs(last.baseline - next.baseline) > size * baselineToleranceShare) return false;
  const gap = next.left - last.right;
  return gap > -size * 0.5 && gap < size * columnGap;
}

function extend(last: Segment, next: Segment): void {
  const spaced =
    next.left - last.right > last.size * wordGap || /\s$/.test(last.text) || /^\s/.test(next.text);
  last.text = `${last.text.trimEnd()}${spaced ? ' ' : ''}${next.text.trimStart()}`;
  last.right = Math.max(last.right, next.right);
  if (next.text.length > last.text.length / 2) {
    last.font = next.font;
    last.size = next.size;
  }
}
