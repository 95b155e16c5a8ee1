import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  makeWorld,
  outcomeOf,
  runCrawl,
  serveSite,
  shortLimits,
} from '#tests/support/worlds/crawl-fixture.ts';
import { fetchLimits } from './fetch/fetch-limits.ts';
import { collectSitemaps } from './plan/sitemaps.ts';

const serverFile = new URL('../../../../shared/security/hostile-server.mjs', import.meta.url);
const present = existsSync(serverFile);

type HostileServer = { port: number; hits: Record<string, number>; close(): void };
const moduleSchema = z.object({
  start: z.custom<() => Promise<HostileServer>>((value) => typeof value === 'function'),
  cases: z.array(z.object({ id: z.string(), route: z.string() })),
});
const hostile = present ? moduleSchema.parse(await import(serverFile.href)) : undefined;
const ids = hostile?.cases.map(({ id }) => id) ?? [];

/** Cases that end without knowledge, and the reason shown to the owner; all others are read. */
const refusals: Record<string, RegExp> = {
  'http-50mb': /larger than 2 MB/,
  'http-50mb-chunked': /larger than 2 MB/,
  'http-infinite': /larger than 2 MB/,
  'http-gzip-bomb': /larger than 2 MB/,
  'http-br-bomb': /larger than 2 MB/,
  'http-gzip-x5': /compressed/,
  'http-gzip-broken': /compressed/,
  'http-encoding-lie': /compressed/,
  'http-silent': /did not answer in time/,
  'http-slow-headers': /did not answer in time/,
  'http-slow-body': /did not answer in time/,
  'http-reset': /broke off/,
  'http-short': /broke off/,
  'http-two-lengths': /not valid|broke off/,
  'http-te-cl': /not valid|broke off/,
  'http-bad-chunk': /not valid|broke off/,
  'http-09': /not valid/,
  'http-big-headers': /not valid/,
  'http-redirect-loop': /forwards too many times/,
  'http-redirect-grow': /forwards too many times/,
  'http-redirect-cookie': /forwards too many times/,
  'http-429': /429/,
  'http-401': /401/,
  'http-wrong-type': /image\/png/,
  'http-octet': /octet-stream/,
  'http-206': /not valid/,
  'trap-soft404': /not found/,
  'trap-100k-links': /larger than 2 MB/,
  'trap-sitemap-loop': /application\/xml/,
  'trap-sitemap-huge': /application\/xml/,
  'trap-sitemap-lol': /application\/xml/,
  'html-attr-long': /larger than 2 MB/,
  'html-data-uri': /larger than 2 MB/,
  'html-spa': /JavaScript/,
  'html-frameset': /frames/,
  'html-captcha': /security check/,
  'html-link-schemes': /no text/,
};
/** Random responses, or text that the HTML parser may judge either way. */
const undecided = new Set(['http-status-storm', 'html-table', 'html-entities']);

describe.skipIf(!present)('hostile pages of ../shared/security/hostile-server.mjs', () => {
  let server: HostileServer;
  beforeEach(async () => {
    if (hostile) server = await hostile.start();
  });
  afterEach(() => {
    server.close();
  });

  /** A site whose home page links to the hostile page and a harmless one; redirects go to the server. */
  async function crawlCase(id: string) {
    const front = await serveSite({
      '/': `<h1>Home of the school</h1><a href="/case">Case</a><a href="/fees">Fees</a>`,
      '/fees': '<p>It costs 5</p>',
      '/case': { status: 302, headers: { location: `http://site.org/${id}` } },
    });
    // Cases that end by themselves get production time, because a busy machine may need it.
    const limits = refusals[id]?.test('did not answer in time') ? shortLimits : fetchLimits;
    const world = makeWorld({ 'www.site.org': front.port, 'site.org': server.port }, limits);
    return { run: await runCrawl(world), world };
  }

  it.each(ids)('%s ends, with a reason, and spares the rest of the site', async (id) => {
    const { run, world } = await crawlCase(id);
    expect(run.state?.done).toBe(true);
    expect(run.state?.spent.pages).toBeLessThanOrEqual(25);
    expect(outcomeOf(run, '/fees')?.status).toBe('read');
    expect(world.dialled.filter(({ hostname }) => !hostname.endsWith('site.org'))).toEqual([]);
    expect(server.hits[`/${id}`] ?? 0).toBeLessThanOrEqual(25);
    const found = run.state?.outcomes.find(({ url }) => /\/case$/.test(url) || url.endsWith(`/${id}`));
    if (undecided.has(id)) return;
    const refusal = refusals[id];
    expect(found?.status === 'read').toBe(refusal === undefined);
    if (refusal) expect(found?.reason).toMatch(refusal);
  });

  it.each([
    ['trap-sitemap-loop', 0, 1],
    ['trap-sitemap-lol', 0, 1],
    ['trap-sitemap-huge', 50_000, 1],
  ])('%s yields at most %d addresses from %d file', async (id, most, files) => {
    const { fetch } = makeWorld({ 'site.org': server.port });
    const urls = [`http://site.org/${id}`];
    const entries = await collectSitemaps(fetch, { urls, locate: (url) => url });
    expect(entries.length).toBeLessThanOrEqual(most);
    expect(server.hits[`/${id}`]).toBe(files);
    expect(JSON.stringify(entries.slice(0, 10))).not.toContain('lol');
  });
});
