import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '#infra/local/find-chromium.ts';
import { close, listen } from '#infra/local/listen.ts';
import { createClient } from '#shared/client.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { hostilePages } from '#tests/support/render/hostile-pages.ts';
import { long, shell } from '#tests/support/render/open-render-world.ts';
import { type SpawnedStack, spawnStack } from '#tests/support/stacks/spawn-stack.ts';

const hostile = [
  'opens windows without end',
  'logs 500 MB',
  'posts texts of 100 MB',
  'fills its memory',
  'crashes its tab',
  'writes a text of 400 MB',
];
const innocents = Array.from({ length: 5 }, (_, index) => `innocent-${index}`);
const hostOf = (name: string) => `${name.toLowerCase().replace(/\W+/g, '-')}.edgpt.ai`;

const write = `root.innerHTML = '<h1>Small School</h1><p>${long.repeat(2)}</p><p>Lunch costs $3 a day.</p>';`;
const scripts = new Map([
  ...[...innocents, 'alone'].map((name) => [hostOf(name), write] as const),
  ...hostile.map((name) => [hostOf(name), `${write} setTimeout(() => { ${hostilePages[name]} })`] as const),
]);
const site = createServer(({ url = '', headers }, response) => {
  const script = scripts.get(headers.host ?? '');
  const isPage = url === '/' && script !== undefined;
  response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' }).end(isPage ? shell(script) : '');
});

let stack: SpawnedStack;
beforeAll(async () => {
  const port = await listen(site);
  const CRAWLER_HOSTS = [...scripts.keys()].map((host) => `${host}=127.0.0.1:${port}`).join();
  stack = await spawnStack(mkdtempSync(join(tmpdir(), 'hostile-pages-')), { CRAWLER_HOSTS });
});
afterAll(async () => {
  await stack?.stop();
  await close(site);
});

/** What a conversion made of its website, in words that are the same for the same pages. */
async function convert(name: string) {
  const client = createClient({ baseUrl: stack.url });
  const { conversionId } = await client.signup.createTrial(describeTrial(name, `http://${hostOf(name)}/`));
  const { status, notes, progressDetails } =
    (await followConversion(client, conversionId, 300_000)).at(-1) ?? {};
  const sources = progressDetails?.sources.map(({ url, ...source }) => ({
    ...source,
    path: url && new URL(url).pathname,
  }));
  if (status !== 'completed') return { status, notes, sources };
  const { outcome, message } = await client.chat.sendMessage({
    conversionId,
    message: 'What does lunch cost?',
  });
  return { status, notes, sources, outcome, message };
}

describe.skipIf(!(await findBrowser()))('websites whose pages attack who shows them', () => {
  test('change nothing of five conversions beside them, and end themselves', async () => {
    const alone = await convert('alone');
    expect(alone).toMatchObject({ status: 'completed', message: expect.stringContaining('$3') });
    const [attacks, others] = await Promise.all([
      Promise.all(hostile.map(convert)),
      Promise.all(innocents.map(convert)),
    ]);
    for (const other of others) expect(other).toEqual(alone);
    for (const { status } of attacks) expect(status).toMatch(/^(completed|failed)$/);
    expect(stack.lines.filter((line) => line.includes('restarting it'))).toEqual([]);
  });
});
