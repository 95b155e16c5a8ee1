import type { getResolvedPDFJS } from 'unpdf';

/** The numbers of pdf.js's operators. */
export type DrawingOperators = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS'];

/** An affine transformation as PDF writes it. */
export type Matrix = readonly [number, number, number, number, number, number];
export const upright: Matrix = [1, 0, 0, 1, 0, 0];

/** pdf.js gives numbers as lists or as typed arrays. */
export function isNumbers(given: unknown): given is ArrayLike<number> {
  return (
    (Array.isArray(given) && given.every((value) => typeof value === 'number')) ||
    given instanceof Float32Array
  );
}

export function readMatrix({
  0: a = 1,
  1: b = 0,
  2: c = 0,
  3: d = 1,
  4: e = 0,
  5: f = 0,
}: ArrayLike<number>): Matrix {
  return [a, b, c, d, e, f];
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The inner transformation, then the outer one. */
export function multiply(outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  const [right, up] = [outer[0], outer[1]];
  const [x, y] = apply(outer, e, f);
  return [
    right * a + outer[2] * b,
    up * a + outer[3] * b,
    right * c + outer[2] * d,
    up * c + outer[3] * d,
    x,
    y,
  ];
}
