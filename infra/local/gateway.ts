import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import sirv from 'sirv';
import { hashInlineScripts } from '#infra/build/inline-scripts.ts';
import { describeAssetHeaders, findPagePolicy, type PageShell } from '#infra/page-policy.ts';
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
  /** Facts of this machine that pages may use: see web/src/lib/runtime-config.ts. */
  runtimeConfig: object;
};

type Serving = GatewayOptions & { shells: Record<PageShell, string>; inlineScripts: string[] };

/** What CloudFront and API Gateway do in the cloud: pages with a fallback to the app, and the contract under `/api`. */
export function createGateway(options: GatewayOptions): Server {
  // Read once: a build that runs meanwhile must not take the page away.
  const readShell = (name: PageShell) => readFileSync(`${options.pagesFolder}/${name}`, 'utf8');
  const shells = {
    'app.html': readShell('app.html'),
    'assistant.html': readShell('assistant.html'),
    'panel.html': readShell('panel.html'),
  };
  const serving = { ...options, shells, inlineScripts: hashInlineScripts(shells['app.html']) };
  const serveFiles = sirv(options.webFolder, {
    dev: true,
    etag: true,
    brotli: true,
    extensions: [],
    setHeaders: setAssetHeaders,
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
  if (url.pathname.startsWith('/api/')) return answerApi(request, response, url);
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

function setAssetHeaders(response: ServerResponse, path: string): void {
  for (const [name, value] of Object.entries(describeAssetHeaders(path))) response.setHeader(name, value);
}

/** The page rendered in advance, or the app's own for every path that is not a file. A missing asset stays missing. */
function sendPage(request: IncomingMessage, response: ServerResponse, url: URL, options: Serving): void {
  if (/\.(js|css|map|png|svg|ico|woff2?|txt|xml|json)$/.test(url.pathname))
    return void response.writeHead(404).end();
  const nonce = randomBytes(16).toString('base64');
  const { shell, frameAncestors, isUnlisted } = findPagePolicy(url.pathname);
  const acceptsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    ...(acceptsBrotli && { 'content-encoding': 'br' }),
    vary: 'accept-encoding',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': describeContentPolicy(options, { nonce, frameAncestors }),
    ...(isUnlisted && { 'x-robots-tag': 'noindex' }),
  });
  const page = readPrerenderedPage(options.pagesFolder, url) ?? options.shells[shell];
  const html = page.replace('</head>', () => `${renderRuntimeConfig(options.runtimeConfig, nonce)}</head>`);
  response.end(acceptsBrotli ? brotliCompressSync(html, pageCompression) : html);
}

/** Fast rather than small: a page is compressed for each reader, since each gets its own nonce. */
const pageCompression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function sendSiteFile(response: ServerResponse, url: URL, type: string, { pagesFolder }: Serving): void {
  const text = readSiteFile(pagesFolder, url);
  if (text === undefined) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': type, 'x-content-type-options': 'nosniff' }).end(text);
}

function renderRuntimeConfig(config: object, nonce: string): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="runtime-config" nonce="${nonce}">${json}</script>`;
}

function describeContentPolicy(
  { uploadOrigin, siteOrigins, inlineScripts }: Serving,
  { nonce, frameAncestors }: { nonce: string; frameAncestors: string },
): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${inlineScripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: https: ${siteOrigins.join(' ')}`,
    "font-src 'self' data:",
    `connect-src 'self' ${uploadOrigin}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}
