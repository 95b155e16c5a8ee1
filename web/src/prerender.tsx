import { dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Brand } from '#shared/brands/brand.ts';
import type { BrandId } from '#shared/brands/brand-names.ts';
import { brands } from '#shared/brands/index.ts';
import { legalTitles } from '#shared/domain/legal-documents.ts';
import { findLegalDocument } from '#shared/legal/find-legal-document.ts';
import { api } from '#web/lib/api/api.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { findPublishedPlace } from '#web/lib/site/place.tsx';
import type { HostSet } from '#web/lib/site/site-links.ts';
import { App } from './app/app.tsx';
import { findCanonicalUrl } from './app/canonical-url.ts';
import { findPage, listPatterns } from './app/find-page.ts';
import type { PageHead, PageLine } from './app/page-line.ts';
import { routeTable } from './app/route-table.ts';
import { describeBrandData } from './app/structured-data.ts';
import { makeBrandVariables } from './brand/brand-variables.ts';

/** A prerendered page. `set` is its host's folder: a brand's id, or `full` for hosts without a brand. */
export type RenderedPage = {
  set: string;
  /** The brand whose visitors this version of a page is for, on hosts without a brand. */
  editionId?: BrandId | undefined;
  path: string;
  /** Address for search engines to list. */
  canonicalUrl: string;
  head: string;
  style: string;
  /** File names of the fonts on the first screen. */
  fonts: string[];
  body: string;
};

const generalHost = 'localhost';

/** Renders every public page of every host. */
export async function* renderPages(): AsyncGenerator<RenderedPage> {
  for (const { id, domain } of Object.values(brands)) {
    for (const path of listPaths('brand')) yield await renderPage(id, domain, path);
  }
  for (const path of [...listPaths('full'), ...listPaths('hub')]) {
    yield await renderPage('full', generalHost, path);
    for (const edition of listEditions(path)) yield await renderPage('full', generalHost, path, edition);
  }
}

/** Path patterns of pages that are not prerendered, on brand hosts and on others. */
export function listAppPaths(): { brand: string[]; full: string[] } {
  const list = (set: HostSet) => listAllPatterns(set, ({ head }) => head === undefined);
  return { brand: list('brand'), full: [...list('full'), ...list('hub')] };
}

/** The other brands for which a page on a host without a brand has a version. */
function listEditions(path: string): Brand[] {
  const shown = findPage(generalHost, path).brand;
  return Object.values(brands).filter(
    (brand) => brand !== shown && findPage(generalHost, path, brand.paths[0]).brand === brand,
  );
}

function listPaths(set: HostSet): string[] {
  return listAllPatterns(set, ({ head }) => head !== undefined).flatMap(fillParameters);
}

function listAllPatterns(set: HostSet, isListed: (page: PageLine) => boolean): string[] {
  const patterns = routeTable
    .filter(isListed)
    .flatMap(({ routes }) => routes)
    .filter(({ sets }) => sets.includes(set))
    .flatMap((route) => listPatterns(route, set));
  return [...new Set(patterns)];
}

function fillParameters(path: string): string[] {
  const named = path.includes(':brand')
    ? Object.values(brands).flatMap(({ paths }) => paths.map((name) => path.replace(':brand', name)))
    : [path];
  return named.flatMap((pattern) =>
    pattern.includes(':document')
      ? Object.keys(legalTitles).map((name) => pattern.replace(':document', name))
      : [pattern],
  );
}

async function renderPage(
  set: string,
  hostname: string,
  path: string,
  edition?: Brand,
): Promise<RenderedPage> {
  const found = findPage(hostname, path, edition?.paths[0]);
  const { line, brand, parameters } = found;
  queryClient.clear();
  if (parameters.document) {
    const { queryKey } = api.legal.getDocument.query({ page: parameters.document, platform: brand.id });
    queryClient.setQueryData(queryKey, findLegalDocument(parameters.document, brand.id));
  }
  const app = (
    <StrictMode>
      <StaticRouter location={edition ? `${path}?brand=${edition.paths[0]}` : path}>
        <App published={findPublishedPlace(hostname)} />
      </StaticRouter>
    </StrictMode>
  );
  const failures: unknown[] = [];
  const { prelude } = await prerender(app, {
    // Streamed parts need an inline script, which the content security policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  if (failures.length > 0)
    throw new Error(`${path} of ${hostname} could not be rendered`, { cause: failures[0] });
  const canonicalUrl = findCanonicalUrl(found);
  const head = line.head?.(brand, parameters) ?? { title: brand.name, description: brand.description };
  return {
    set,
    editionId: edition?.id,
    path,
    canonicalUrl,
    head: `${renderHead(head, brand, canonicalUrl, line.isLanding === true)}${renderPageData()}`,
    style: Object.entries(makeBrandVariables(brand))
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
    fonts: [fileOf('Schibsted Grotesk'), fileOf(brand.look.displayFont)],
    body: await new Response(prelude).text(),
  };
}

/** File name of a font family in fonts.css. */
const fileOf = (family: string): string => `${family.toLowerCase().replaceAll(' ', '-')}-latin-wght-normal`;

function renderHead(head: PageHead, brand: Brand, canonicalUrl: string, isLanding: boolean): string {
  const image = `https://${brand.domain}/og/${brand.id}.png`;
  const data = isLanding ? describeBrandData(brand) : [];
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    `<link rel="canonical" href="${escapeHtml(canonicalUrl)}">`,
    meta('name', 'theme-color', brand.colors.primary),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonicalUrl),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...data.map((item) => `<script type="application/ld+json">${escapeScript(item)}</script>`),
  ].join('\n    ');
}

/** API data that the page was rendered with, so that the browser doesn't fetch it again. */
function renderPageData(): string {
  const state = dehydrate(queryClient);
  if (state.queries.length === 0) return '';
  return `\n    <script type="application/json" id="page-data">${escapeScript(state)}</script>`;
}

const escapeScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
