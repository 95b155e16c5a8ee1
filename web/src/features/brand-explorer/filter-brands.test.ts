import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { filterBrands } from './filter-brands.ts';

test.each([
  ['', '', ['edgpt', 'law', 'tax', 'cpa', 'broker', 'gpt']],
  ['immigration', '', ['law']],
  ['PAYROLL  bookkeeping', '', ['cpa']],
  ['', 'Education', ['edgpt']],
  ['immigration', 'Education', []],
  ['no such word', '', []],
])('search "%s" in industry "%s" finds %j', (search, industry, expected) => {
  expect(filterBrands(Object.values(brands), { search, industry }).map(({ id }) => id)).toEqual(expected);
});
