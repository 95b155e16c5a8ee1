import { expect, test } from 'vitest';
import { countTokens } from './count-tokens.ts';
import { expectUse } from './expect-use.ts';

test('a budget weighs cached tokens least and output tokens most', () => {
  expect(countTokens({ input: 8400, cachedInput: 0, output: 250 })).toBe(9650);
  expect(countTokens({ input: 8400, cachedInput: 8000, output: 250 })).toBe(3650);
  expect(countTokens({ input: 8400, cachedInput: 0, cacheWrite: 8000, output: 250 })).toBe(11_650);
});

test('the estimate before a call assumes nothing is cached', () => {
  const texts = { instructions: 'a'.repeat(400), reading: 'b'.repeat(4000), prompt: 'c'.repeat(400) };
  expect(expectUse(texts, 100)).toEqual({ input: 1200, cachedInput: 0, output: 100 });
  expect(expectUse({ ...texts, reading: undefined }, 0).input).toBe(200);
});
