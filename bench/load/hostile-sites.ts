import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type CrawlerHosts, formatCrawlerHosts } from '#infra/local/crawler-hosts.ts';
import { close, findFreePort, listen } from '#infra/local/listen.ts';

/** Links on each front page; the crawler reads 25 pages of a trial's website. */
const pagesEach = 24;
const startLimitMs = 10_000;

export type HostileSites = {
  /** Addresses of the front pages. */
  websites: string[];
  /** In the format of `CRAWLER_HOSTS`. */
  crawlerHosts: string;
  stop(): Promise<void>;
};

/**
 * Serves a website for each case of `hostile-server.mjs`, whose harmless front page links only to the case; the server
 * runs in its own process so that it does not slow the measurement.
 */
export async function serveHostileSites(serverFile: string, cases: readonly string[]): Promise<HostileSites> {
  const hostilePort = await findFreePort();
  const hostile = spawn(process.execPath, [serverFile, String(hostilePort)], { stdio: 'ignore' });
  await waitForServer(hostilePort);
  const front = createServer(({ url = '/', headers: { host = '' } }, response) => {
    const page = /^\/page\/(\d+)$/.exec(url)?.[1];
    const name = host.replace(/^www\./, '');
    if (page) response.writeHead(302, { location: `http://${name}${findRoute(name)}/${page}` }).end();
    else if (url !== '/') response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(frontPage);
  });
  const frontPort = await listen(front);
  const hosts: CrawlerHosts = Object.fromEntries(
    cases.flatMap((id) => [
      [`www.${id}.org`, { address: '127.0.0.1' as const, port: frontPort }],
      [`${id}.org`, { address: '127.0.0.1' as const, port: hostilePort }],
    ]),
  );
  return {
    websites: cases.map((id) => `http://www.${id}.org`),
    crawlerHosts: formatCrawlerHosts(hosts),
    async stop() {
      hostile.kill('SIGKILL');
      await close(front);
    },
  };
}

const links = Array.from(
  { length: pagesEach },
  (_, number) => `<a href="/page/${number}">Page ${number}</a>`,
);
const frontPage = `<!doctype html><title>School</title><h1>Home of the school</h1><p>It costs 5.</p>${links.join(' ')}`;

/** The server serves a case under its id. */
const findRoute = (name: string): string => `/${name.replace(/\.org$/, '')}`;

async function waitForServer(port: number): Promise<void> {
  const deadline = performance.now() + startLimitMs;
  while (performance.now() < deadline) {
    const isUp = await fetch(`http://127.0.0.1:${port}/http-ok`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(50);
  }
  throw new Error(`The hostile server did not start within ${startLimitMs / 1000} s`);
}
