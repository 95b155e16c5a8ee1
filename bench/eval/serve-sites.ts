import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import * as z from 'zod';
import type { CrawlerHosts } from '#infra/local/crawler-hosts.ts';
import { close, listen } from '#infra/local/listen.ts';
import { bundledSites, sitesFolder } from './read-questions.ts';

const manifestSchema = z.array(
  z.object({ id: z.string(), hostname: z.string(), homepage: z.string(), reachable_pages: z.number() }),
);

export type Site = { id: string; hostname: string; homepage: string; reachablePages: number; folder: string };

/** The bundled websites and, if they are beside the project, the frozen websites of the material. */
export function loadSites(): Site[] {
  const bundled = bundledSites.map((site) => ({
    ...site,
    homepage: '/',
    reachablePages: readdirSync(site.folder).filter((name) => /(?<!^404)\.html$/.test(name)).length,
  }));
  const file = join(sitesFolder, 'manifest.json');
  if (!existsSync(file)) return bundled;
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const frozen = manifest.map(({ id, hostname, homepage, reachable_pages }) => ({
    id,
    hostname,
    homepage,
    reachablePages: reachable_pages,
    folder: join(sitesFolder, id),
  }));
  return [...frozen, ...bundled];
}

/** Serves each site on its own loopback port. */
export async function serveSites(sites: Site[]): Promise<{ hosts: CrawlerHosts; stop(): Promise<void> }> {
  const served = await Promise.all(
    sites.map(async ({ hostname, folder }) => {
      const server = createServer(sirv(folder, { dev: true, dotfiles: true }));
      return { hostname, server, port: await listen(server) };
    }),
  );
  return {
    hosts: Object.fromEntries(
      served.map(({ hostname, port }) => [hostname, { address: '127.0.0.1' as const, port }]),
    ),
    async stop() {
      await Promise.all(served.map(({ server }) => close(server)));
    },
  };
}
