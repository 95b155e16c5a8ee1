import { expect, it } from 'vitest';
import { parseVectors, quantiseVectors, rankByVector, serializeVectors } from './passage-vectors.ts';

const vectors = quantiseVectors([
  [0.9, 0.1, 0],
  [0, 1, 0],
  [0.02, 0.01, -0.05],
]);

it('ranks passages by direction, regardless of vector length', () => {
  expect(rankByVector(vectors, [0, 0, -1], 2)[0]).toBe(2);
  expect(rankByVector(vectors, [1, 0.2, 0], 3)).toEqual([0, 2, 1]);
});

it('survives a round trip through storage', () => {
  const stored = parseVectors(serializeVectors(vectors));
  expect(stored).toEqual(vectors);
  expect(serializeVectors(vectors)).toHaveLength(4 + 9);
});

it.each([
  ['vectors of another model', () => rankByVector(vectors, [1, 0], 3)],
  ['no vectors', () => rankByVector(quantiseVectors([]), [1], 3)],
])('ranks nothing by %s', (_name, rank) => {
  expect(rank()).toEqual([]);
});

it('rejects a file in another format', () => {
  expect(parseVectors(new Uint8Array(3))).toBeUndefined();
  expect(parseVectors(new Uint8Array([3, 0, 0, 0, 1]))).toBeUndefined();
});
