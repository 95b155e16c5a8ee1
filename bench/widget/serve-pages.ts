import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { close, listen } from '#infra/local/listen.ts';
import type { FetchedPeer } from './fetch-peers.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Serves the peers' files as a CDN would, with maximum brotli; other paths answer 404, like an absent backend. */
export async function servePeers(peers: readonly FetchedPeer[]) {
  const folders = new Map(peers.map(({ package: name, folder }) => [name, folder]));
  const sent = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, name, path] = /^\/files\/([^/]+)\/(dist\/[\w.-]+)$/.exec(pathname) ?? [];
    const file = join(folders.get(decodeURIComponent(name ?? '')) ?? '', path ?? '');
    const isFile = path !== undefined && existsSync(file) && statSync(file).isFile();
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (!isFile) return void response.writeHead(404).end();
    const bytes = sent.get(file) ?? compress(readFileSync(file));
    sent.set(file, bytes);
    sendCompressed(response, bytes, types[extname(file)] ?? 'application/octet-stream');
  });
  const port = await listen(server);
  const origin = `http://localhost:${port}`;
  return {
    origin,
    filesOf: ({ package: name }: FetchedPeer) => `${origin}/files/${encodeURIComponent(name)}`,
    stop: () => close(server),
  };
}

/** Plain foreign pages on their own origin, one per name, with the pasted code. */
export async function serveHosts(snippets: ReadonlyMap<string, string>) {
  const pages = new Map(
    [...snippets].map(([name, snippet]) => [name, compress(Buffer.from(drawHost(snippet)))]),
  );
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages.get(searchParams.get('with') ?? '');
    if (!page) return void response.writeHead(404).end();
    sendCompressed(response, page, 'text/html; charset=utf-8');
  });
  const port = await listen(server);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    addressOf: (name: string) => `${origin}/?${new URLSearchParams({ with: name })}`,
    stop: () => close(server),
  };
}

function compress(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}

function sendCompressed(response: ServerResponse, bytes: Buffer, type: string): void {
  response
    .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'max-age=3600' })
    .end(bytes);
}

/** Everything that Lighthouse requires of a page, so that only a widget can lower its score. */
function drawHost(snippet: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Maple Grove School</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A school in Millbrook for children from five to fourteen.">
<link rel="icon" href="data:,">
<style>body{max-width:44rem;margin:0 auto;padding:1rem;font:1rem/1.6 system-ui,sans-serif;color:#222;background:#fff}
nav a{display:inline-block;padding:.75rem 1rem .75rem 0;color:#0b4f8a}</style></head>
<body><header><nav aria-label="Main"><a href="#visit">Visit us</a><a href="#apply">Apply</a></nav></header>
<main><h1>Maple Grove School</h1>
<p>Small classes, a garden and a library that is open until six. We have taught the children of Millbrook since 1962.</p>
${['visit', 'apply', 'lunch', 'library', 'sports', 'music'].map(drawSection).join('\n')}
</main><footer><p>12 Maple Lane, Millbrook</p></footer>
${snippet}
</body></html>`;
}

function drawSection(name: string): string {
  return `<section id="${name}"><h2>About ${name}</h2><p>${'We answer what families ask us most, in plain words. '.repeat(6)}</p></section>`;
}
