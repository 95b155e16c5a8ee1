import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { findBrandAddress } from './brand-address.ts';

test.each([
  ['http://127.0.0.1:3000', '/lawfirm'],
  ['http://localhost:3000', '/lawfirm'],
  ['http://edgpt.localhost:3000', 'http://lawfirm.localhost:3000/'],
  ['https://www.edgpt.ai', 'https://lawfirmgpt.ai/'],
])('from %s the law edition is at %s', (origin, expected) => {
  expect(findBrandAddress(brands.law, new URL(origin))).toBe(expected);
});
