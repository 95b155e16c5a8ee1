import { expect, test } from 'vitest';
import { leadsInside } from './leads-inside.ts';

const down = () => Promise.reject(new Error('DNS is down'));

test.each([
  ['https://logo.maple-grove.org/x.png', ['10.0.0.7'], true],
  ['https://logo.maple-grove.org/x.png', ['93.184.215.14', '127.0.0.1'], true],
  ['https://logo.maple-grove.org/x.png', ['::1'], true],
  ['https://127.0.0.1/x.png', [], true],
  ['https://logo.maple-grove.org/x.png', ['93.184.215.14'], false],
  ['https://logo.maple-grove.org/x.png', [], false],
])('%s, which resolves to %j, leads inside: %s', async (address, answers, isInside) => {
  expect(await leadsInside(address, async () => answers)).toBe(isInside);
});

test('a name that cannot be resolved at the moment leads nowhere', async () => {
  expect(await leadsInside('https://logo.maple-grove.org/x.png', down)).toBe(false);
});
