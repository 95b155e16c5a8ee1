import { expect, test } from 'vitest';
import { findPage } from '#web/app/find-page.ts';
import { listPublicPages } from '../support/site/public-pages.ts';

test('every path of every host resolves to the page of the routing tables', () => {
  for (const { host, path, leadsTo, brand, title, needsScripts, isUnbranded } of listPublicPages()) {
    const { pathname, searchParams } = new URL(leadsTo ?? path, 'http://localhost');
    const { line, ...found } = findPage(host, pathname, searchParams.get('brand') ?? '');
    const address = host + path;
    // A checkout uses the brand of the order, whatever the host.
    if (!isUnbranded && !line.name.startsWith('checkout')) expect(found.brand.name, address).toBe(brand.name);
    if (!needsScripts) expect(line.head?.(found.brand, found.parameters).title, address).toBe(title);
    // Whether the form exists shows only later.
    else expect(line.name === 'not-found', address).toBe(title === 'Page not found' && line.name !== 'form');
  }
});
