import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Answer, makeWorld, runCrawl, serveSite } from '#tests/support/worlds/crawl-fixture.ts';

const folder = new URL('../../../../shared/sites/', import.meta.url);
const manifestFile = new URL('manifest.json', folder);
const manifestSchema = z.array(
  z.object({ id: z.string(), hostname: z.string(), reachable_pages: z.number() }),
);
const manifest = existsSync(manifestFile)
  ? manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))
  : [];

const mediaTypes: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

/** The folder's file for a request path, like a static file server. */
function answerFrom(id: string, path: string): Answer | undefined {
  const pathname = new URL(path, 'http://site').pathname;
  const file = fileURLToPath(
    new URL(`${id}${pathname.endsWith('/') ? `${pathname}index.html` : pathname}`, folder),
  );
  if (!existsSync(file) || !statSync(file).isFile()) return undefined;
  return { headers: { 'content-type': mediaTypes[extname(file)] ?? 'text/html' }, body: readFileSync(file) };
}

/** Pages with duplicate text, excluded by robots.txt, or empty. */
const toleratedLosses = 2;

describe.skipIf(manifest.length === 0)('websites of ../shared/sites', () => {
  it.each(manifest)('$id is read up to the limit', async ({ id, hostname, reachable_pages }) => {
    const site = await serveSite((path) => answerFrom(id, path));
    const run = await runCrawl(makeWorld({ [hostname]: site.port }), { startUrl: `http://${hostname}/` });
    expect(run.state?.spent.pages).toBeGreaterThanOrEqual(Math.min(25, reachable_pages - toleratedLosses));
    expect(run.state?.outcomes.every(({ status, reason }) => status === 'read' || reason)).toBe(true);
  });
});
