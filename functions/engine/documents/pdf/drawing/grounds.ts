import { apply, isNumbers, type Matrix } from './matrix.ts';
import type { Ink } from './pen.ts';

/** A part of a page, upright or level, in points from the page's own origin. */
export type Box = { left: number; bottom: number; right: number; top: number };

/** Each channel: nobody tells lighter colors from paper. */
const paperChannel = 0xf8;
/** Points: thinner strokes are frames and rules, and a scaled box smaller than that holds no picture. */
const thickStroke = 4;
const smallestPicture = 2;
/** Pages with more shapes are drawings. */
const mostGrounds = 3_000;

export function isPaperWhite(color: string | undefined): boolean {
  const [, ...channels] = /^#(..)(..)(..)$/.exec(color ?? '') ?? [];
  return channels.length > 0 && channels.every((channel) => Number.parseInt(channel, 16) >= paperChannel);
}

/** What lies on the paper, so that white text can be read on it: pictures, and shapes that are not white. */
export class Grounds {
  private readonly boxes: Box[] = [];

  /** Where text may be drawn on anything, or there is too much to tell. */
  hasAll = false;

  addShape(bounds: unknown, matrix: Matrix, ink: Ink, paint: { fills: boolean; strokes: boolean }): void {
    if (!isNumbers(bounds)) return;
    const { 0: left = 0, 1: bottom = 0, 2: right = 0, 3: top = 0 } = bounds;
    const wide = ink.lineWidth * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    const isFilled = paint.fills && !isPaperWhite(ink.fill);
    if (isFilled) this.add(boundsOf(matrix, { left, bottom, right, top }));
    else if (paint.strokes && wide >= thickStroke && !isPaperWhite(ink.stroke)) {
      const half = ink.lineWidth / 2;
      this.add(
        boundsOf(matrix, { left: left - half, bottom: bottom - half, right: right + half, top: top + half }),
      );
    }
  }

  /** Pictures are not decoded, see `openPdf`: what is left of one is the square that was scaled to its size. */
  addPicture(matrix: Matrix): void {
    const box = boundsOf(matrix, { left: 0, bottom: 0, right: 1, top: 1 });
    if (Math.min(box.right - box.left, box.top - box.bottom) >= smallestPicture) this.add(box);
  }

  /** Whether something lies at a place, or as near to it. */
  reach(x: number, y: number, near: number): boolean {
    return (
      this.hasAll ||
      this.boxes.some(
        ({ left, right, bottom, top }) =>
          x >= left - near && x <= right + near && y >= bottom - near && y <= top + near,
      )
    );
  }

  private add(box: Box): void {
    if (this.boxes.length >= mostGrounds) this.hasAll = true;
    else this.boxes.push(box);
  }
}

function boundsOf(matrix: Matrix, { left, bottom, right, top }: Box): Box {
  const corners = [
    apply(matrix, left, bottom),
    apply(matrix, right, bottom),
    apply(matrix, left, top),
    apply(matrix, right, top),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}
