import { listApiRoots } from '#shared/contract/index.ts';

/** A sitemap of the URLs, without duplicates: sitemaps.org protocol 0.9. */
export function renderSitemap(urls: readonly string[]): string {
  const entries = [...new Set(urls)].map((url) => `  <url><loc>${escapeXml(url)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/**
 * Public pages may be crawled; assistants' pages belong to their organisations and stay out of search
 * results.
 */
export function renderRobots([first = 'https://gptsites.ai/']: readonly string[]): string {
  const closed = [...listApiRoots(), '/gptsite'].map((root) => `Disallow: ${root}/\n`);
  return `User-agent: *\n${closed.join('')}\nSitemap: ${new URL('/sitemap.xml', first).href}\n`;
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
