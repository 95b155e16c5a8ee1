import { readSymbols } from '../content/symbol-fonts.ts';
import { attachRaised } from './attach-raised.ts';
import type { Box } from './drawing/grounds.ts';
import { type Drawing, readDrawing } from './drawing/read-drawing.ts';
import { readRuledTables } from './drawing/ruled-tables.ts';
import { dropOverprints } from './drop-overprints.ts';
import { dropUnseenText } from './drop-unseen-text.ts';
import type { PdfLayers, PdfPage } from './open-pdf.ts';
import { readingOrder, reverse, rightToLeft, runsRightToLeft } from './order-right-to-left.ts';
import { groupLines, type Line, orderLines } from './pdf-lines.ts';
import { joinSegments, readRun, type Segment, type TextItem } from './pdf-segments.ts';
import type { PageSize } from './place-words.ts';
import { restoreLigatures } from './restore-ligatures.ts';
import { dropStruckText } from './seen/drop-struck-text.ts';
import { addAnnotations } from './seen/read-annotations.ts';
import { undouble } from './seen/undouble.ts';
import { turnMatrix, turnUpright } from './turn-pages.ts';

/** The text of a page as it is placed, with lines that may be those of tables. */
export type PageText = { items: TextItem[]; degrees: number; rules: Box[]; size: PageSize };

/** Fewer lines with gaps are no table. */
const fewestRows = 2;

/** Reads a page's text; its drawing too, if `layers` are given, which tells what readers see of it, and takes longer. */
export async function readPageText(page: PdfPage, layers: PdfLayers | undefined): Promise<PageText> {
  const { items } = await page.getTextContent({ disableNormalization: true });
  const texts: TextItem[] = items.filter((item) => 'str' in item);
  const drawing = layers && texts.length > 0 ? await readDrawing(page, layers) : undefined;
  const { width, height } = page.getViewport({ scale: 1 });
  const printed = drawing ? readLook(page, texts, drawing) : texts;
  const seen = (await addAnnotations(page, printed)).map(undouble);
  page.cleanup();
  const isRightToLeft = seen.some(({ str }) => rightToLeft.test(str));
  return {
    items: isRightToLeft ? restoreLigatures(seen, drawing?.glyphs.map(({ text }) => text) ?? []) : seen,
    degrees: page.rotate,
    rules: drawing && (isRightToLeft || mayHoldTable(seen, page.rotate)) ? drawing.rules : [],
    size: { width, height },
  };
}

/** Texts without what no reader sees or a line is drawn through, with signs in the place of the letters of their fonts. */
function readLook({ commonObjs }: PdfPage, texts: readonly TextItem[], drawing: Drawing): TextItem[] {
  return dropStruckText(dropUnseenText(texts, drawing), drawing.rules).map((item) => {
    const font: unknown = commonObjs.has(item.fontName) ? commonObjs.get(item.fontName) : undefined;
    const isNamed = typeof font === 'object' && font !== null && 'name' in font;
    return { ...item, str: readSymbols(item.str, isNamed ? String(font.name) : '') };
  });
}

function mayHoldTable(items: readonly TextItem[], degrees: number): boolean {
  const [most] = turnUpright(items, degrees);
  const lines = groupLines(joinSegments(readRuns(most?.items ?? [])));
  return lines.filter(({ segments }) => segments.length > 1).length >= fewestRows;
}

/** The lines of a page in reading order, without texts in these fonts: upright text, then text at right angles to it. */
export function orderPage(
  { items, degrees, rules }: Omit<PageText, 'size'>,
  unreadable: ReadonlySet<string>,
): Line[][] {
  const readable = items.filter(({ fontName }) => !unreadable.has(fontName));
  return turnUpright(readable, degrees).map((upright) => {
    const mirrored = runsRightToLeft(upright.items.map(({ str }) => str));
    const printed = dropOverprints(readRuns(upright.items));
    const runs = mirrored ? printed.map(mirrorRun) : attachRaised(printed);
    const turned = rules.map((rule) => turnRule(rule, upright.quarters, mirrored));
    const lines = orderLines(joinSegments(readRuledTables(runs, turned, mirrored)));
    return lines.map((line) => ({
      ...line,
      segments: line.segments.map((segment) => ({ ...segment, text: readingOrder(segment.text, mirrored) })),
    }));
  });
}

const readRuns = (items: readonly TextItem[]): Segment[] => items.flatMap((item) => readRun(item) ?? []);

/** A page whose lines run from right to left is read in a mirror, where its first word and column are at the left. */
function mirrorRun(run: Segment): Segment {
  return { ...run, text: reverse(run.text), left: -run.right, right: -run.left };
}

function turnRule({ left, bottom, right, top }: Box, quarters: number, mirrored: boolean): Box {
  const [, , , , x1 = 0, y1 = 0] = turnMatrix([0, 0, 0, 0, left, bottom], quarters);
  const [, , , , x2 = 0, y2 = 0] = turnMatrix([0, 0, 0, 0, right, top], quarters);
  const [from, to] = [Math.min(x1, x2), Math.max(x1, x2)];
  return {
    left: mirrored ? -to : from,
    right: mirrored ? -from : to,
    bottom: Math.min(y1, y2),
    top: Math.max(y1, y2),
  };
}
