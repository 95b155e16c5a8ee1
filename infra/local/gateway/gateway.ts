import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import sirv from 'sirv';
import type { PageStatus } from '#functions/http/find-page-status.ts';
import type { OwnPage } from '#functions/http/own-page.ts';
import { writeOwnAddress } from '#functions/http/page-path-header.ts';
import { readInlineScripts, readPageSet } from '#infra/build/site-content.ts';
import { apiHeaders, findHeaders, type HeaderRule, listHeaderRules } from '#infra/site/page-headers.ts';
import {
  fileName,
  findShell,
  hasPage,
  lookedUpPath,
  type PageSet,
  toPagePath,
} from '#infra/site/route-page.ts';
import { listApiRoots } from '#shared/contract/index.ts';
import { isCustomersHost } from '#shared/domain/own-domain/read-own-domain.ts';
import { createHttpServer } from '../create-http-server.ts';
import { answerMailDoor, mailDoorPath } from '../engines/mail-door.ts';
import { answerOutbox } from '../engines/mail-outbox.ts';
import { paymentPages } from '../payments/payment-pages.ts';
import { answerApi } from './answer-api.ts';
import { forwardCall } from './forward-call.ts';
import { answerAsGateway } from './gateway-replies.ts';
import { readPrerenderedPage, readSiteFile, setOf, siteFiles } from './prerendered-pages.ts';
import { createThrottle, type RequestLimit } from './throttle.ts';

type GatewayOptions = {
  /** Folder of the built app. */
  webFolder: string;
  /** Folder of the prerendered pages. */
  pagesFolder: string;
  mailFolder: string;
  /** Origin of browser uploads. */
  uploadOrigin: string;
  /** Origins of local website copies, whose logos pages show. */
  siteOrigins: readonly string[];
  /** Requests per second that the API takes; without it any number. */
  requestLimit?: RequestLimit | undefined;
  /** Runtime settings for pages: see web/src/lib/site/runtime-config.ts. */
  runtimeConfig: object;
  /** Origin of the embedded payment provider, when no other is configured. */
  paymentsUrl?: string | undefined;
  /** 404 for the page of an unknown assistant or form. */
  findStatus(path: string): Promise<PageStatus>;
  /** The page of a customer's own domain. */
  findOwnPage(address: string): Promise<OwnPage>;
};

type Shell = ReturnType<typeof findShell>;
type Serving = GatewayOptions & {
  shells: Record<Shell, string>;
  rules: HeaderRule[];
  pageSetOf(hostname: string): PageSet;
  admits: () => boolean;
};

const apiRoots = listApiRoots();
/** What the pages of customers' own domains load: infra/constructs/site/domain-behaviors.ts. */
const assetPath = /^\/(?:assets\/.+|favicon\.svg)$/;

/** Replaces CloudFront and API Gateway: pages with a fallback to the app, and the contract. */
export function createGateway(options: GatewayOptions): Server {
  // Read once, so that a concurrent build can't remove the page.
  const readShell = (name: Shell) => readFileSync(`${options.pagesFolder}/${name}`, 'utf8');
  const shells = {
    'app.html': readShell('app.html'),
    'assistant.html': readShell('assistant.html'),
    'dashboard.html': readShell('dashboard.html'),
    'panel.html': readShell('panel.html'),
  };
  const inlineScripts = readInlineScripts(options);
  const rules = listHeaderRules({ ...options, inlineScripts, frameOrigins: [] });
  const pageSets = new Map<string, PageSet>();
  const pageSetOf = (hostname: string) => {
    const name = setOf(hostname);
    const pages = pageSets.get(name) ?? readPageSet(options, name);
    pageSets.set(name, pages);
    return pages;
  };
  const admits = options.requestLimit ? createThrottle(options.requestLimit) : () => true;
  const serving = { ...options, shells, rules, pageSetOf, admits };
  const serveFiles = sirv(options.webFolder, {
    dev: true,
    etag: true,
    brotli: true,
    extensions: [],
    setHeaders: (response, path) => setHeaders(response, findHeaders(rules, path)),
  });
  return createHttpServer((request, response) => route(request, response, serving, serveFiles));
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  options: Serving,
  serveFiles: ReturnType<typeof sirv>,
): Promise<void> {
  const url = parseRequestUrl(request);
  const isCall = url && apiRoots.some((root) => url.pathname.startsWith(`${root}/`));
  setHeaders(response, isCall ? apiHeaders : findHeaders(options.rules, url?.pathname ?? '/'));
  if (!url) return void response.writeHead(400).end();
  if (isCall) return answerApi(request, response, url, options);
  const isOwn = isCustomersHost(url.hostname);
  if (isOwn && !assetPath.test(url.pathname)) return sendOwnPage(response, url, options);
  if (url.pathname === '/_local/outbox') return answerOutbox(request, response, options.mailFolder);
  if (url.pathname === mailDoorPath) return answerMailDoor(request, response, url);
  if (options.paymentsUrl && url.pathname.startsWith(paymentPages))
    return forwardCall(request, response, url, options.paymentsUrl);
  if (!['GET', 'HEAD'].includes(request.method ?? '')) return answerAsGateway(response, 'wrong-method');
  const siteFileType = siteFiles[url.pathname];
  if (siteFileType) return sendSiteFile(response, url, siteFileType, options);
  if (url.pathname === '/' || url.pathname === '/index.html')
    return sendPage(request, response, url, options);
  await new Promise<void>((resolve, reject) => {
    response.once('close', resolve);
    serveFiles(request, response, () => sendPage(request, response, url, options).then(resolve, reject));
  });
}

function parseRequestUrl({ url = '/', headers }: IncomingMessage): URL | undefined {
  const base = `http://${headers.host ?? 'localhost'}`;
  const target = url.replace(/^\/+/, '/');
  return URL.canParse(target, base) ? new URL(target, base) : undefined;
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The prerendered page, or the app shell for every path that isn't a file. A missing asset stays missing. */
async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  options: Serving,
): Promise<void> {
  if (fileName.test(url.pathname)) return void response.writeHead(404).end();
  const { status, headers } = await findStatus(url, options);
  const acceptsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    ...headers,
    ...(acceptsBrotli && { 'content-encoding': 'br' }),
    vary: 'accept-encoding',
  });
  const page =
    (status === 200 && readPrerenderedPage(options.pagesFolder, url)) ||
    options.shells[findShell(url.pathname)];
  const html = page.replace('</head>', () => `${renderRuntimeConfig(options.runtimeConfig)}</head>`);
  response.end(acceptsBrotli ? brotliCompressSync(html, pageCompression) : html);
}

/** The assistant of a customer's own domain, or 404. */
async function sendOwnPage(response: ServerResponse, url: URL, options: Serving): Promise<void> {
  const { status, headers, draw } = await options.findOwnPage(writeOwnAddress(url.hostname, url.pathname));
  setHeaders(response, findHeaders(options.rules, '/gptsite/own'));
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
  response.end(
    draw(options.shells['assistant.html']).replace(
      '</head>',
      () => `${renderRuntimeConfig(options.runtimeConfig)}</head>`,
    ),
  );
}

async function findStatus(
  { hostname, pathname }: URL,
  { pageSetOf, findStatus }: Serving,
): Promise<PageStatus> {
  const path = toPagePath(pathname);
  if (lookedUpPath.test(path)) return findStatus(pathname);
  return { status: hasPage(pageSetOf(hostname), path) ? 200 : 404, headers: {} };
}

/** Fast rather than small, because pages are compressed per request. */
const pageCompression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function sendSiteFile(response: ServerResponse, url: URL, type: string, { pagesFolder }: Serving): void {
  const text = readSiteFile(pagesFolder, url);
  if (text === undefined) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': type }).end(text);
}

/** Data rather than code, so that the content security policy doesn't block it. */
function renderRuntimeConfig(config: object): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="runtime-config">${json}</script>`;
}
