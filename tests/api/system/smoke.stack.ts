import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSmokeTests } from '#infra/rehearsal/smoke/smoke-tests.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';

let stack: JoinedStack;
beforeAll(async () => {
  stack = await joinStack();
});
afterAll(() => stack?.leave());

test('every smoke test passes on a product that works', async () => {
  const results = await runSmokeTests(stack.url);
  expect(results.filter(({ problem }) => problem)).toEqual([]);
});
