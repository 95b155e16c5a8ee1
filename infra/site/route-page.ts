import { pagePathHeader, writeOwnAddress } from '#functions/http/page-path-header.ts';

/** A request in CloudFront Functions. */
export type EdgeRequest = {
  uri: string;
  querystring: Record<string, { value: string } | undefined>;
  headers: Record<string, { value: string } | undefined>;
};

/** A set's prerendered pages by path. */
export type PageSet = {
  name: string;
  paths: readonly string[];
  /** Alternatives on neutral hosts for visitors from a brand's page, by `?brand=`. */
  editions: readonly { brand: string; folder: string }[];
  /** Paths with a page in every edition. */
  editionPaths: readonly string[];
  /** A regular expression for the lower-case paths of client-rendered pages. */
  appPaths: string;
};

/** Paths of files: a missing file stays missing, without a page in its place. */
export const fileName = /\.(?:js|css|map|png|jpe?g|webp|svg|ico|woff2?|txt|xml|json|webmanifest)$/;

/** The shell for a path without a prerendered page. */
export function findShell(path: string): 'app.html' | 'assistant.html' | 'dashboard.html' | 'panel.html' {
  if (/^\/widget\/[^/]+\/?$/.test(path)) return 'panel.html';
  // Has a form for browsers without JavaScript.
  if (/^\/gptsite\/[^/]+\/?$/.test(path)) return 'assistant.html';
  // Names the dashboard's files and starts its calls.
  if (/^\/(?:school-dashboard\/[^/]+|(?:school|user)\/dashboard)\/?$/.test(path)) return 'dashboard.html';
  return 'app.html';
}

/** Pages of assistants and forms, whose status is looked up by a function. */
export const lookedUpPath = /^\/(?:gptsite|form)\//;
/** Folder of documents that return 404: the bucket marks them, and `applyMissingStatus` reads the mark. */
export const missingFolder = 'missing';

/** RFC 9116: whom to tell about a vulnerability. */
export const securityPath = '/.well-known/security.txt';

const panelPath = /^\/widget\/[^/]+$/;

/** Normalises a path to the form used in page sets. */
export function toPagePath(path: string): string {
  return path
    .toLowerCase()
    .replace(/^\/index\.html$/, '/')
    .replace(/(.)\/$/, '$1');
}

/** Whether a path without a look-up has a page. */
export function hasPage(pages: Pick<PageSet, 'paths' | 'appPaths'>, path: string): boolean {
  return pages.paths.indexOf(path) >= 0 || panelPath.test(path) || new RegExp(pages.appPaths).test(path);
}

/**
 * Maps a request's path to its object: a file of the app, a prerendered page, or the app shell. Runs in
 * CloudFront Functions, which support neither destructuring nor `for…of`.
 */
export function routePage(pages: PageSet, request: EdgeRequest): EdgeRequest {
  const folder = `/pages/${pages.name}`;
  const brand = request.querystring.brand;
  const edition = pages.editions.filter((it) => brand && it.brand === brand.value.toLowerCase())[0];
  const path = toPagePath(request.uri);
  const file = `${path === '/' ? '/index' : path}.html`;
  if (request.uri === '/robots.txt' || request.uri === '/sitemap.xml') request.uri = folder + request.uri;
  else if (request.uri === securityPath) request.uri = `${folder}/security.txt`;
  else if (!fileName.test(request.uri)) {
    const shell = findShell(request.uri);
    if (lookedUpPath.test(path)) {
      request.headers[pagePathHeader] = { value: request.uri };
      request.uri = `/pages/${shell}`;
    } else if (!hasPage(pages, path)) request.uri = `/pages/${missingFolder}/app.html`;
    // Prerendered pages don't include a conversion.
    else if (request.querystring.conversion !== undefined || pages.paths.indexOf(path) < 0)
      request.uri = `/pages/${shell}`;
    else if (edition && pages.editionPaths.indexOf(path) >= 0)
      request.uri = `/pages/${edition.folder}${file}`;
    else request.uri = folder + file;
  }
  return request;
}

/** Has a page of a customer's own domain drawn by the function that knows whose it is. Runs in CloudFront Functions. */
export function routeOwnPage(request: EdgeRequest): EdgeRequest {
  const host = request.headers.host;
  request.headers[pagePathHeader] = { value: writeOwnAddress(host ? host.value : '', request.uri) };
  request.uri = '/pages/assistant.html';
  return request;
}
