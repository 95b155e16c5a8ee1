import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import sirv from 'sirv';
import { hashInlineScripts } from '#infra/build/inline-scripts.ts';
import { findHeaders, type HeaderRule, listHeaderRules } from '#infra/site/page-headers.ts';
import { fileName, findShell } from '#infra/site/route-page.ts';
import { listApiRoots } from '#shared/contract/index.ts';
import { answerApi } from './lambda-http.ts';
import { answerOutbox } from './mail-outbox.ts';
import { readPrerenderedPage, readSiteFile, siteFiles } from './prerendered-pages.ts';

type GatewayOptions = {
  /** Folder of the built app. */
  webFolder: string;
  /** Folder of the pages rendered in advance. */
  pagesFolder: string;
  mailFolder: string;
  /** Origin to which browsers PUT their uploads. */
  uploadOrigin: string;
  /** Origins of local copies of websites, whose logos pages show. */
  siteOrigins: readonly string[];
  /** Facts of this machine that pages may use: see web/src/lib/site/runtime-config.ts. */
  runtimeConfig: object;
};

type Shell = ReturnType<typeof findShell>;
type Serving = GatewayOptions & { shells: Record<Shell, string>; rules: HeaderRule[] };

const apiRoots = listApiRoots();

/** What CloudFront and API Gateway do in the cloud: pages with a fallback to the app, and the contract. */
export function createGateway(options: GatewayOptions): Server {
  // Read once: a build that runs meanwhile must not take the page away.
  const readShell = (name: Shell) => readFileSync(`${options.pagesFolder}/${name}`, 'utf8');
  const shells = {
    'app.html': readShell('app.html'),
    'assistant.html': readShell('assistant.html'),
    'panel.html': readShell('panel.html'),
  };
  const inlineScripts = hashInlineScripts(shells['app.html']);
  const rules = listHeaderRules({ ...options, inlineScripts, frameOrigins: [] });
  const serving = { ...options, shells, rules };
  const serveFiles = sirv(options.webFolder, {
    dev: true,
    etag: true,
    brotli: true,
    extensions: [],
    setHeaders: (response, path) => setHeaders(response, findHeaders(rules, path)),
  });
  return createServer((request, response) => {
    route(request, response, serving, serveFiles).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  options: Serving,
  serveFiles: ReturnType<typeof sirv>,
): Promise<void> {
  const url = parseRequestUrl(request);
  if (!url) return void response.writeHead(400).end();
  if (apiRoots.some((root) => url.pathname.startsWith(`${root}/`))) return answerApi(request, response, url);
  if (url.pathname === '/_local/outbox') return answerOutbox(response, options.mailFolder);
  const siteFileType = siteFiles[url.pathname];
  if (siteFileType) return sendSiteFile(response, url, siteFileType, options);
  if (url.pathname === '/' || url.pathname === '/index.html')
    return sendPage(request, response, url, options);
  serveFiles(request, response, () => sendPage(request, response, url, options));
}

function parseRequestUrl({ url = '/', headers }: IncomingMessage): URL | undefined {
  const base = `http://${headers.host ?? 'localhost'}`;
  const target = url.replace(/^\/+/, '/');
  return URL.canParse(target, base) ? new URL(target, base) : undefined;
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The page rendered in advance, or the app's own for every path that is not a file. A missing asset stays missing. */
function sendPage(request: IncomingMessage, response: ServerResponse, url: URL, options: Serving): void {
  if (fileName.test(url.pathname)) return void response.writeHead(404).end();
  const acceptsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    ...(acceptsBrotli && { 'content-encoding': 'br' }),
    vary: 'accept-encoding',
    ...findHeaders(options.rules, url.pathname),
  });
  const page = readPrerenderedPage(options.pagesFolder, url) ?? options.shells[findShell(url.pathname)];
  const html = page.replace('</head>', () => `${renderRuntimeConfig(options.runtimeConfig)}</head>`);
  response.end(acceptsBrotli ? brotliCompressSync(html, pageCompression) : html);
}

/** Fast rather than small: a page is compressed for each reader. */
const pageCompression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function sendSiteFile(
  response: ServerResponse,
  url: URL,
  type: string,
  { pagesFolder, rules }: Serving,
): void {
  const text = readSiteFile(pagesFolder, url);
  if (text === undefined) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': type, ...findHeaders(rules, url.pathname) }).end(text);
}

/** Data rather than code, which the content policy leaves alone. */
function renderRuntimeConfig(config: object): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="runtime-config">${json}</script>`;
}
