import { getResolvedPDFJS } from 'unpdf';
import { apply, isNumbers, type Matrix, multiply, readMatrix, upright } from './matrix.ts';
import type { PdfPage } from './open-pdf.ts';

/** A line drawn on a page, upright or level, in points from the page's own origin. */
export type Rule = { left: number; bottom: number; right: number; top: number };

/** What a page draws: the letters of each glyph in drawing order, and its upright and level lines. */
export type Drawing = { glyphs: string[]; rules: Rule[] };

/** Points: a filled shape this narrow is a line. */
const ruleThickness = 3;
const shortestRule = 6;
/** Drawings and maps have more lines than any table. */
const mostRules = 3_000;

/** Reads a page's drawing operators. Images aren't decoded, see `openPdf`. */
export async function readDrawing(page: PdfPage): Promise<Drawing> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const glyphs: string[] = [];
  const rules: Rule[] = [];
  const saved: Matrix[] = [];
  let matrix = upright;
  const move = (by: unknown) => {
    if (isNumbers(by)) matrix = multiply(matrix, readMatrix(by));
  };
  for (const [index, operator] of fnArray.entries()) {
    const given: unknown = argsArray[index];
    const [first, second] = listOf(given);
    switch (operator) {
      case OPS.save:
        saved.push(matrix);
        break;
      case OPS.paintFormXObjectBegin:
        saved.push(matrix);
        move(first);
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        matrix = saved.pop() ?? upright;
        break;
      case OPS.transform:
        move(given);
        break;
      case OPS.showText:
        for (const glyph of listOf(first)) glyphs.push(lettersOf(glyph));
        break;
      case OPS.constructPath: {
        const [path] = listOf(second);
        const isFilled = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke].some(
          (paint) => paint === first,
        );
        const isStroked = first === OPS.stroke || first === OPS.closeStroke;
        if (!isNumbers(path) || rules.length > mostRules || !(isFilled || isStroked)) break;
        for (const rule of readRules(path, matrix, isFilled)) rules.push(rule);
        break;
      }
    }
  }
  return { glyphs, rules: rules.length > mostRules ? [] : rules };
}

function listOf(given: unknown): unknown[] {
  return Array.isArray(given) ? given : [];
}

function lettersOf(glyph: unknown): string {
  const isGlyph = typeof glyph === 'object' && glyph !== null && 'unicode' in glyph;
  return isGlyph && typeof glyph.unicode === 'string' ? glyph.unicode : '';
}

/** Numbers that follow each path operator of pdf.js: move, line, curve, quadratic curve, close. */
const coordinates = [2, 2, 6, 4, 0];

/** The level and upright lines of a path; of a filled one, those that its narrow shapes look like. */
function readRules(path: ArrayLike<number>, matrix: Matrix, isFilled: boolean): Rule[] {
  const rules: Rule[] = [];
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

function boundsOf(points: readonly [number, number][]): Rule {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}
