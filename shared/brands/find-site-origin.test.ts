import { expect, test } from 'vitest';
import { findSiteOrigin } from './find-site-origin.ts';
import { brands } from './index.ts';

test.each([
  ['law', undefined, `https://${brands.law.domain}`],
  ['law', 'https://stage.example.org', 'https://stage.example.org'],
  ['law', 'http://localhost:3000', 'http://lawfirm.localhost:3000'],
  ['edgpt', 'http://localhost:3000', 'http://localhost:3000'],
] as const)('%s with %s is at %s', (brandId, publicOrigin, expected) => {
  expect(findSiteOrigin(brands[brandId], publicOrigin)).toBe(expected);
});
