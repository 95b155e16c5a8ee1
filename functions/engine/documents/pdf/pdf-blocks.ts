import { pageSource } from '#functions/engine/language/page-words.ts';
import type { Block } from '../content/content.ts';
import { continueTables } from '../content/continue-tables.ts';
import { tableFromRows } from '../content/table-from-rows.ts';
import { type Line, lineText } from './pdf-lines.ts';
import { readTable } from './pdf-tables.ts';

/** Relative to body text: larger text is a heading. */
const headingRatio = 1.12;
const pdfHeadingLengthLimit = 160;
/** Headings in another font but in body size are shorter. */
const fontHeadingLengthLimit = 80;
const fontHeadingLevel = 6;
const headingLevels = 4;
/** Relative to font size: lines further apart are separate paragraphs. */
const paragraphDistance = 1.75;
const sizeTolerance = 1;
/** A line that fills this share of the text width wraps to the next one. */
const fullLine = 0.8;
/** Points by which lines of one column may be indented. */
const columnIndent = 40;
const pdfListMarker =
  /^(?:[•●▪■◦○‣⁃➢✓✔]\s*(?=\S)|[*·–-]\s+(?=\S)|o\s+(?=\p{Lu})|(?:\d{1,2}[.)]|[a-z]\))\s+(?=\S))/u;
const conjunction = new RegExp(`^${pageSource((pages) => pages.conjunction)}\\b`);

type Typography = { bodySize: number; bodyFont: string | undefined; headingSizes: number[] };

/**
 * Blocks of all pages: headings by font, lists by their markers, tables by aligned columns, paragraphs across lines.
 */
export function readPdfBlocks(pages: Line[][]): Block[] {
  const typography = measureTypography(pages.flat());
  const blocks: Block[] = [];
  for (const page of pages) {
    const first = blocks.length;
    readPage(page, typography, blocks);
    joinAcrossPages(blocks, first);
  }
  return continueTables(blocks);
}

function readPage(lines: Line[], typography: Typography, blocks: Block[]): void {
  for (let index = 0; index < lines.length; ) {
    const ruled = lines[index]?.segments[0]?.table;
    if (ruled) {
      blocks.push(...tableFromRows(ruled.rows, ruled));
      index++;
      continue;
    }
    const table = readTable(lines, index);
    if (table) {
      blocks.push(...table.blocks);
      index += table.length;
      continue;
    }
    const paragraph = takeParagraph(lines, index, typography);
    addParagraph(joinLines(paragraph, columnRight(lines, paragraph)), paragraph, typography, blocks);
    index += paragraph.length;
  }
}

/** The lines from `start` that form one paragraph. */
function takeParagraph(lines: Line[], start: number, typography: Typography): Line[] {
  const paragraph = lines.slice(start, start + 1);
  const right = columnRight(lines, paragraph);
  for (const [offset, line] of lines.slice(start + 1).entries()) {
    const last = paragraph.at(-1);
    if (!last || !flowsInto(last, line) || line.segments[0]?.table) break;
    if (line.segments.length > 1 && readTable(lines, start + 1 + offset)) break;
    if (pdfListMarker.test(lineText(line))) break;
    if (headingLevelOf(paragraph, typography) !== headingLevelOf([line], typography)) break;
    if (endsParagraph(last, line, right)) break;
    paragraph.push(line);
  }
  return paragraph;
}

function flowsInto(last: Line, line: Line): boolean {
  const distance = last.baseline - line.baseline;
  return (
    distance > 0 &&
    distance <= Math.max(last.size, line.size) * paragraphDistance &&
    Math.abs(last.size - line.size) <= sizeTolerance
  );
}

/** A line that ends early with a full stop before an indented line or a new sentence. */
function endsParagraph(last: Line, line: Line, right: number): boolean {
  const short = last.right < right * fullLine;
  return short && /[.!?:]$/.test(lineText(last)) && /^[\p{Lu}\p{N}"“«(]/u.test(lineText(line));
}

/** The right edge of the lines that start at this paragraph's left edge. */
function columnRight(lines: Line[], [first]: Line[]): number {
  const left = first?.left ?? 0;
  return Math.max(
    0,
    ...lines.filter((line) => Math.abs(line.left - left) < columnIndent).map((line) => line.right),
  );
}

function addParagraph(text: string, lines: Line[], typography: Typography, blocks: Block[]): void {
  const level = headingLevelOf(lines, typography);
  const last = blocks.at(-1);
  if (level !== undefined && text.length <= pdfHeadingLengthLimit) {
    blocks.push({ kind: 'heading', level, text: text.replaceAll('\n', ' ') });
    return;
  }
  const marker = pdfListMarker.exec(text)?.[0];
  if (marker === undefined) {
    blocks.push({ kind: 'paragraph', text });
    return;
  }
  const item = text.slice(marker.length);
  const ordered = /\d/.test(marker);
  // A number may be asked for, so it stays with its item.
  const shown = ordered ? text : item;
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(shown);
  else blocks.push({ kind: 'list', ordered, items: [shown] });
}

/** Joins wrapped lines; keeps deliberately short lines, as in an address. */
function joinLines(lines: Line[], right: number): string {
  let text = '';
  let last: Line | undefined;
  for (const line of lines) {
    const next = lineText(line);
    if (!last) text = next;
    else if (/\p{L}[-\u00ad]$/u.test(text) && /^\p{Ll}/u.test(next) && !conjunction.test(next)) {
      text = text.slice(0, -1) + next;
    } else text += (last.right < right * fullLine && /^[\p{Lu}\p{N}]/u.test(next) ? '\n' : ' ') + next;
    last = line;
  }
  return text;
}

function headingLevelOf(lines: Line[], { bodySize, bodyFont, headingSizes }: Typography): number | undefined {
  const [line] = lines;
  const text = lines.map(lineText).join(' ');
  if (!line || !/\p{L}{2}/u.test(text)) return undefined;
  const marker = pdfListMarker.exec(text)?.[0];
  if (/^\p{Ll}/u.test(text) || (marker !== undefined && !/\d/.test(marker))) return undefined;
  if (line.size >= bodySize * headingRatio) {
    const rank = headingSizes.findIndex((size) => Math.abs(size - line.size) <= sizeTolerance / 2);
    return Math.min(rank === -1 ? headingLevels : rank + 1, headingLevels);
  }
  const ownFont =
    bodyFont !== undefined && lines.every(({ segments }) => segments.every(({ font }) => font !== bodyFont));
  const short = text.length <= fontHeadingLengthLimit && !/[.,;!?]$|@|\d{4}/.test(text);
  return ownFont &&
    short &&
    line.size >= bodySize * 0.95 &&
    /^[\p{Lu}\p{N}]/u.test(text) &&
    !pdfListMarker.test(text)
    ? fontHeadingLevel
    : undefined;
}

function measureTypography(lines: Line[]): Typography {
  const sizes = new Map<number, number>();
  const fonts = new Map<string, number>();
  let characters = 0;
  for (const { text, size, font } of lines.flatMap((line) => line.segments)) {
    const rounded = Math.round(size * 2) / 2;
    sizes.set(rounded, (sizes.get(rounded) ?? 0) + text.length);
    fonts.set(font, (fonts.get(font) ?? 0) + text.length);
    characters += text.length;
  }
  const bodySize = mostFrequent(sizes) ?? 0;
  const bodyFont = mostFrequent(fonts);
  const dominant = bodyFont !== undefined && (fonts.get(bodyFont) ?? 0) > characters / 2;
  const headingSizes = [...sizes.keys()]
    .filter((size) => size >= bodySize * headingRatio)
    .sort((a, b) => b - a);
  return { bodySize, bodyFont: dominant ? bodyFont : undefined, headingSizes };
}

function mostFrequent<Key>(counts: Map<Key, number>): Key | undefined {
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Joins a sentence that a page break splits. */
function joinAcrossPages(blocks: Block[], first: number): void {
  const before = blocks[first - 1];
  const after = blocks[first];
  if (before?.kind !== 'paragraph' || after?.kind !== 'paragraph') return;
  if (/[.!?:]$/.test(before.text) || !/^\p{Ll}/u.test(after.text)) return;
  before.text = `${before.text} ${after.text}`;
  blocks.splice(first, 1);
}
