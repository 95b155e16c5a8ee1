import { expect, test } from 'vitest';
import { runSmokeTests, smokeTests } from './smoke-tests.ts';

test.each([
  ['replies an error', () => new Response('{}', { status: 503 })],
  [
    'replies the same page to everything',
    () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
  ],
])('each smoke test fails on a site that %s', async (_name, reply) => {
  const results = await runSmokeTests('https://example.org', { fetch: async () => reply() });
  expect(results).toHaveLength(smokeTests.length);
  const passed = results.filter(({ problem }) => !problem).map(({ name }) => name);
  expect(passed).toEqual(reply().ok ? ['/user/login replies 200', 'the API is reachable'] : []);
});
