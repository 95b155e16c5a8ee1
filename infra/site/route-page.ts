import { pagePathHeader } from '#functions/http/page-path-header.ts';

/** What CloudFront Functions get of a request. */
export type EdgeRequest = {
  uri: string;
  querystring: Record<string, { value: string } | undefined>;
  headers: Record<string, { value: string } | undefined>;
};

/** The pages rendered in advance of one set, by the paths at which they are shown. */
export type PageSet = {
  name: string;
  paths: readonly string[];
  /** What hosts of no brand show instead to who comes from a brand's page, by the name that `?brand=` gives. */
  editions: readonly { brand: string; folder: string }[];
  /** Paths at which every edition has a page. */
  editionPaths: readonly string[];
  /** A regular expression for the lower-case paths of pages that scripts draw. */
  appPaths: string;
};

/** Paths that name a file: where it is missing it stays missing, and no page takes its place. */
export const fileName = /\.(?:js|css|map|png|jpe?g|webp|svg|ico|woff2?|txt|xml|json|webmanifest)$/;

/** The page of the build that answers a path at which no page was rendered in advance. */
export function findShell(path: string): 'app.html' | 'assistant.html' | 'panel.html' {
  if (/^\/widget\/[^/]+\/?$/.test(path)) return 'panel.html';
  // Has a form for browsers without scripts.
  if (/^\/gptsite\/[^/]+\/?$/.test(path)) return 'assistant.html';
  return 'app.html';
}

/** Pages of assistants and forms, which a function looks up to answer with the right status. */
export const lookedUpPath = /^\/(?:gptsite|form)\//;
/** The folder of documents that answer 404: the bucket marks them, and `tellMissing` reads the mark. */
export const missingFolder = 'missing';

const panelPath = /^\/widget\/[^/]+$/;

/** Normalises a path to the form in which page sets list it. */
export function toPagePath(path: string): string {
  return path
    .toLowerCase()
    .replace(/^\/index\.html$/, '/')
    .replace(/(.)\/$/, '$1');
}

/** Whether a path that no function looks up has a page. */
export function hasPage(pages: Pick<PageSet, 'paths' | 'appPaths'>, path: string): boolean {
  return pages.paths.indexOf(path) >= 0 || panelPath.test(path) || new RegExp(pages.appPaths).test(path);
}

/**
 * Turns the path of a request into the object that answers it: a file of the app, a page rendered in advance, or the
 * app's own page for every path that is no file. Runs in CloudFront Functions, which know neither destructuring nor
 * iteration by `of`.
 */
export function routePage(pages: PageSet, request: EdgeRequest): EdgeRequest {
  const folder = `/pages/${pages.name}`;
  const brand = request.querystring.brand;
  const edition = pages.editions.filter((it) => brand && it.brand === brand.value.toLowerCase())[0];
  const path = toPagePath(request.uri);
  const file = `${path === '/' ? '/index' : path}.html`;
  if (request.uri === '/robots.txt' || request.uri === '/sitemap.xml') request.uri = folder + request.uri;
  else if (!fileName.test(request.uri)) {
    const shell = findShell(request.uri);
    if (lookedUpPath.test(path)) {
      request.headers[pagePathHeader] = { value: request.uri };
      request.uri = `/pages/${shell}`;
    } else if (!hasPage(pages, path)) request.uri = `/pages/${missingFolder}/app.html`;
    // A conversion is not in a page that was rendered in advance.
    else if (request.querystring.conversion !== undefined || pages.paths.indexOf(path) < 0)
      request.uri = `/pages/${shell}`;
    else if (edition && pages.editionPaths.indexOf(path) >= 0)
      request.uri = `/pages/${edition.folder}${file}`;
    else request.uri = folder + file;
  }
  return request;
}
