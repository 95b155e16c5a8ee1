import { expect, test, vi } from 'vitest';
import { harbor } from '#shared/brands/testing/harbor.ts';
import { findPage } from './app/find-page.ts';
import { type RenderedPage, renderPages } from './prerender.tsx';

vi.mock('#shared/brands/all-brands.ts', async (importOriginal) => {
  const { addHarbor } = await import('#shared/brands/testing/with-harbor.ts');
  return addHarbor(await importOriginal());
});

const { id, domain, name, tagline, paths } = harbor;

/** The new brand comes first, so this stops before the other brands' pages. */
async function renderOwnPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for await (const page of renderPages()) {
    if (page.set !== id) break;
    pages.push(page);
  }
  return pages;
}

test('the public pages of a seventh brand are prerendered', async () => {
  const pages = await renderOwnPages();
  expect(pages.length).toBeGreaterThan(10);
  for (const { canonicalUrl } of pages) expect(new URL(canonicalUrl).host).toBe(domain);
  const landing = pages.find(({ path }) => path === '/');
  expect(landing?.head).toContain(name);
  expect(landing?.body).toContain(tagline);
});

test.each([
  ['its domain', domain, '/'],
  ['its www', `www.${domain}`, '/'],
  ...paths.map((path) => [`/${path} of a host of no brand`, 'localhost', `/${path}`]),
])('a seventh brand is shown at %s', (_place, host, path) => {
  expect(findPage(host, path)).toMatchObject({ line: { name: 'landing' }, brand: { id } });
});
