import { createServer } from 'node:http';
import { close, listen } from '#infra/local/listen.ts';
import type { KilledSource } from './kill-points.ts';

const pageCount = 25;
const documentCount = 3;
const hosts = { pages: 'many-pages.edgpt.ai', documents: 'three-documents.edgpt.ai' };

const addressOf = {
  page: (index: number) => (index ? `/page-${index}` : '/'),
  document: (index: number) => `/paper-${index}.txt`,
};

function drawPage(index: number, links: string[]): string {
  const anchors = links.map((link) => `<a href="${link}">${link}</a>`).join(' ');
  return `<!doctype html><html lang="en"><head><title>Room ${index}</title></head><body><nav>${anchors}</nav><main><h1>Room ${index}</h1>
<p>Room ${index} opens at ${8 + (index % 4)} am and has ${20 + index} chairs. Its key costs $${100 + index} a year and hangs beside door ${index}.</p></main></body></html>`;
}

function listPages(): Map<string, { type: string; text: string }> {
  const all = (count: number, address: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => address(index));
  const pages = all(pageCount, addressOf.page);
  const documents = all(documentCount, addressOf.document);
  return new Map([
    ...pages.map(
      (path, index) => [hosts.pages + path, { type: 'text/html', text: drawPage(index, pages) }] as const,
    ),
    [`${hosts.documents}/`, { type: 'text/html', text: drawPage(0, documents) }],
    ...documents.map(
      (path, index) =>
        [
          hosts.documents + path,
          {
            type: 'text/plain',
            text: `Paper ${index}\n\nPaper ${index} says that the hall seats ${300 + index} guests and closes at ${index + 5} pm.\n`,
          },
        ] as const,
    ),
  ]);
}

/** Websites with as many pages and documents as the kill points name. */
export async function startKillSites() {
  const files = listPages();
  const server = createServer(({ url = '', headers }, response) => {
    const file = files.get(`${headers.host}${url}`);
    response
      .writeHead(file ? 200 : 404, { 'content-type': `${file?.type ?? 'text/plain'}; charset=utf-8` })
      .end(file?.text ?? '');
  });
  const port = await listen(server);
  const addresses: Record<Exclude<KilledSource, 'small' | 'upload'>, string> = {
    pages: `http://${hosts.pages}/`,
    documents: `http://${hosts.documents}/`,
  };
  return {
    ...addresses,
    crawlerHosts: Object.values(hosts)
      .map((name) => `${name}=127.0.0.1:${port}`)
      .join(),
    stop: () => close(server),
  };
}
