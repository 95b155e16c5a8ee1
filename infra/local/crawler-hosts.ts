import * as z from 'zod';
import {
  type Dialer,
  dialAddress,
  type Resolver,
  resolveWithDns,
} from '#functions/engine/crawl/fetch/network.ts';

/** Names the local crawler dials at a loopback port, from `CRAWLER_HOSTS`. */
export type CrawlerHosts = Record<string, { address: '127.0.0.1'; port: number }>;

const entrySchema = z
  .string()
  .regex(/^[a-z0-9.-]+=127\.0\.0\.1:\d{1,5}$/i, 'CRAWLER_HOSTS needs comma-separated name=127.0.0.1:port');

/** Parses `name=127.0.0.1:port,…`. Throws with the expected format. */
export function parseCrawlerHosts(value: string): CrawlerHosts {
  const entries = value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [name = '', target = ''] = entrySchema.parse(entry).split('=');
      return [name.toLowerCase(), { address: '127.0.0.1', port: Number(target.split(':')[1]) }] as const;
    });
  return Object.fromEntries(entries);
}

/** The format `parseCrawlerHosts` reads. */
export function formatCrawlerHosts(hosts: CrawlerHosts): string {
  return Object.entries(hosts)
    .map(([name, { address, port }]) => `${name}=${address}:${port}`)
    .join(',');
}

/**
 * Stands for every mapped name in the crawler's checks. Nothing connects to it: mapped names are dialled by
 * name.
 */
const placeholderAddress = '93.184.215.14';

/** A network where mapped names lead to this machine, and everything else to the internet. */
export function createMappedNetwork(hosts: CrawlerHosts): { resolve: Resolver; dial: Dialer } {
  return {
    resolve: async (hostname) => (hosts[hostname] ? [placeholderAddress] : resolveWithDns(hostname)),
    dial: (target) => {
      const mapped = hosts[target.hostname];
      return dialAddress(mapped ? { ...target, ...mapped, secure: false } : target);
    },
  };
}
