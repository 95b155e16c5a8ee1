import { getResolvedPDFJS } from 'unpdf';
import type { PdfLayers, PdfPage } from '../open-pdf.ts';
import { type Box, Grounds } from './grounds.ts';
import { apply, type DrawingOperators, isNumbers, type Matrix } from './matrix.ts';
import { type Ink, listOf, Pen } from './pen.ts';

/** The letters of a glyph and how they are drawn; `isOff` on a layer that is not shown. */
export type Glyph = { text: string; ink: Ink; isOff: boolean };

/** What a page draws: its glyphs in drawing order, its upright and level lines, and what lies under text. */
export type Drawing = { glyphs: Glyph[]; rules: Box[]; shapes: number; grounds: Grounds };

/** Points: a filled shape this narrow is a line. */
const ruleThickness = 3;
const shortestRule = 6;
/** Drawings and maps have more lines than any table. */
const mostRules = 3_000;

/** Reads a page's drawing operators. Images aren't decoded, see `openPdf`. */
export async function readDrawing(page: PdfPage, layers: PdfLayers): Promise<Drawing> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const drawing: Drawing = { glyphs: [], rules: [], shapes: 0, grounds: new Grounds() };
  const pen = new Pen(OPS);
  /** Whether each part that is open stands on a layer that is off, itself or by one around it. */
  const parts: boolean[] = [];
  for (const [index, operator] of fnArray.entries()) {
    const given: unknown = argsArray[index];
    pen.follow(operator, given);
    switch (operator) {
      case OPS.transform:
        drawing.grounds.addPicture(pen.matrix);
        break;
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps:
        parts.push(parts.at(-1) === true || isLayerOff(layers, given));
        break;
      case OPS.endMarkedContent:
        parts.pop();
        break;
      case OPS.showText:
        for (const glyph of listOf(listOf(given)[0]))
          drawing.glyphs.push({ text: lettersOf(glyph), ink: pen.ink, isOff: parts.at(-1) === true });
        break;
      case OPS.constructPath:
        addPath(drawing, given, pen, OPS);
        break;
      // Fill what is cut out, or repeat small pictures at places of their own.
      case OPS.shadingFill:
      case OPS.paintImageXObjectRepeat:
      case OPS.paintImageMaskXObjectRepeat:
      case OPS.paintImageMaskXObjectGroup:
      case OPS.paintInlineImageXObjectGroup:
        drawing.grounds.hasAll = true;
    }
  }
  return drawing.rules.length > mostRules ? { ...drawing, rules: [] } : drawing;
}

/** "OC" begins what belongs to a layer, or to several (PDF 1.7 reference, 4.10). */
function isLayerOff(layers: PdfLayers, given: unknown): boolean {
  const [tag, group] = listOf(given);
  return tag === 'OC' && typeof group === 'object' && group !== null && !layers.isVisible(group);
}

function addPath(drawing: Drawing, given: unknown, { matrix, ink }: Pen, OPS: DrawingOperators): void {
  const [operator, paths, bounds] = listOf(given);
  const [path] = listOf(paths);
  const isOne = (...operators: number[]) => operators.some((paint) => paint === operator);
  const fills = isOne(OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke);
  const strokes = isOne(OPS.stroke, OPS.closeStroke);
  if (!fills && !strokes) return;
  drawing.shapes++;
  drawing.grounds.addShape(bounds, matrix, ink, { fills, strokes });
  if (!isNumbers(path) || drawing.rules.length > mostRules) return;
  for (const rule of readRules(path, matrix, fills)) drawing.rules.push(rule);
}

function lettersOf(glyph: unknown): string {
  const isGlyph = typeof glyph === 'object' && glyph !== null && 'unicode' in glyph;
  return isGlyph && typeof glyph.unicode === 'string' ? glyph.unicode : '';
}

/** Numbers that follow each path operator of pdf.js: move, line, curve, quadratic curve, close. */
const coordinates = [2, 2, 6, 4, 0];

/** The level and upright lines of a path; of a filled one, those that its narrow shapes look like. */
function readRules(path: ArrayLike<number>, matrix: Matrix, isFilled: boolean): Box[] {
  const rules: Box[] = [];
  let shape: [number, number][] = [];
  const endShape = () => {
    if (isFilled && shape.length > 1) rules.push(boundsOf(shape));
    shape = [];
  };
  for (let at = 0; at < path.length; ) {
    const operator = path[at] ?? 0;
    const count = coordinates[operator];
    if (count === undefined) break;
    const point = apply(matrix, path[at + count - 1] ?? 0, path[at + count] ?? 0);
    if (operator === 0) endShape();
    const from = shape.at(-1);
    const to = operator === 4 ? shape[0] : point;
    if (!isFilled && from && to && (operator === 1 || operator === 4)) rules.push(boundsOf([from, to]));
    if (operator !== 4) shape.push(point);
    at += count + 1;
  }
  endShape();
  return rules.filter(({ left, right, top, bottom }) => {
    const [long, thin] = [Math.max(right - left, top - bottom), Math.min(right - left, top - bottom)];
    return thin <= ruleThickness && long >= shortestRule;
  });
}

function boundsOf(points: readonly [number, number][]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}
