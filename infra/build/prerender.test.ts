import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { listFaq } from '#shared/brands/brand-faqs.ts';
import { brands } from '#shared/brands/index.ts';
import { siteContent } from './site-content.ts';

const { pagesFolder, webFolder } = siteContent;
const isBuilt = existsSync(pagesFolder);
if (!isBuilt) console.warn('The heads of the pages are not tested: npm run build:web');

const files = isBuilt ? readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' }) : [];
/** Pages in their sets' folders; those beside them are shells without page content. */
const pages = files.filter((file) => file.endsWith('.html') && file.includes('/')).toSorted();

const dataSchema = z.array(z.record(z.string(), z.unknown()));

function readHead(file: string) {
  const [head = ''] = readFileSync(join(pagesFolder, file), 'utf8').split('</head>');
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, found = '']) => found);
  return {
    titles: all(/<title>(.*?)<\/title>/g),
    descriptions: all(/<meta name="description" content="(.*?)">/g),
    canonicals: all(/<link rel="canonical" href="(.*?)">/g),
    shared: Object.fromEntries(
      [...head.matchAll(/<meta property="og:(\w+)" content="(.*?)">/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    ),
    images: all(/<meta property="og:image" content="(.*?)">/g),
    data: dataSchema.parse(
      all(/<script type="application\/ld\+json">(.+?)<\/script>/g).map((json): unknown => JSON.parse(json)),
    ),
  };
}

/** Size of a PNG in pixels: its first chunk, after the signature. */
function measurePng(file: string): [width: number, height: number] {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** The brand of a page, by its canonical URL. */
function findBrand(address: string | undefined) {
  return Object.values(brands).find(({ domain }) => address?.startsWith(`https://${domain}/`));
}

describe.skipIf(!isBuilt)('a prerendered page', () => {
  test('exists for every brand and for neutral hosts', () => {
    const sets = new Set(pages.map((file) => file.split('/')[0]));
    for (const id of [...Object.keys(brands), 'full']) expect(sets).toContain(id);
  });

  test.each(pages)('%s states its title, description, URL, image and offers', (file) => {
    const { titles, descriptions, canonicals, shared, images, data } = readHead(file);
    const brand = findBrand(canonicals[0]);
    if (!brand) throw new Error(`${file} has the URL of no brand: ${canonicals[0]}`);
    expect([titles.length, descriptions.length, canonicals.length, images.length]).toEqual([1, 1, 1, 1]);
    expect(titles[0]?.length).toBeGreaterThan(10);
    expect(descriptions[0]?.length).toBeGreaterThanOrEqual(40);
    expect(shared).toMatchObject({
      type: 'website',
      site_name: brand.name,
      title: titles[0],
      description: descriptions[0],
      url: canonicals[0],
      image: `https://${brand.domain}/og/${brand.id}.png`,
    });
    expect(measurePng(join(webFolder, new URL(images[0] ?? '').pathname))).toEqual([1200, 630]);

    const isLanding = new URL(canonicals[0] ?? '').pathname === '/';
    expect(data.map((item) => item['@type'])).toEqual(
      isLanding ? ['Organization', 'Product', 'FAQPage'] : [],
    );
    if (!isLanding) return;
    expect(data[0]).toMatchObject({
      url: `https://${brand.domain}/`,
      contactPoint: { email: brand.contact.email },
    });
    const prices = brand.pricingModel === 'enrollment' ? [49, 99, 149, 199] : [49, 99, 149];
    expect(data[1]).toMatchObject({ offers: prices.map((price) => ({ price, priceCurrency: 'USD' })) });
    expect(data[2]).toMatchObject({ mainEntity: listFaq(brand.id).map(({ question: name }) => ({ name })) });
  });

  test.each(pages.filter((file) => Object.keys(brands).includes(file.split('/')[0] ?? '')))(
    '%s has itself as its canonical URL',
    (file) => {
      const [set = '', ...rest] = file.replace(/(^|\/)index\.html$|\.html$/, '').split('/');
      const domain = new Map(Object.entries(brands)).get(set)?.domain;
      // The terms are the default document.
      const path = rest.join('/').replace(/^legal$/, 'legal/terms');
      expect(readHead(file).canonicals).toEqual([`https://${domain}/${path}`]);
    },
  );
});
