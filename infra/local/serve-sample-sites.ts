import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { brands } from '#shared/brands/index.ts';
import type { CrawlerHosts } from './crawler-hosts.ts';
import { close, listen } from './listen.ts';

/** The folder of a brand's sample website. */
export function sampleFolder(brandId: string): string {
  return fileURLToPath(new URL(`./sample-sites/${brandId}`, import.meta.url));
}

/** What several sample websites use, such as their layout. */
const serveShared = sirv(fileURLToPath(new URL('./sample-layout', import.meta.url)), { dev: true });

/** Serves the sample website of each brand; returns their ports by host name. */
export async function serveSampleSites(onStop: (end: () => Promise<void>) => void): Promise<CrawlerHosts> {
  const sites = Object.values(brands).map(async ({ id, demo }) => {
    const own = sirv(sampleFolder(id), { dev: true });
    const server = createServer((request, response) =>
      own(request, response, () => serveShared(request, response)),
    );
    const port = await listen(server);
    onStop(() => close(server));
    return [new URL(demo.siteUrl).host, { address: '127.0.0.1' as const, port }] as const;
  });
  return Object.fromEntries(await Promise.all(sites));
}
