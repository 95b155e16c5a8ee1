import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { company } from '#shared/brands/company.ts';
import { brands } from '#shared/brands/index.ts';
import { AppError } from '#shared/errors.ts';
import { findLegalDocument } from '#shared/legal/find-legal-document.ts';
import { type Drawn, draw } from '#tests/support/pages/drawn-page.tsx';
import { api } from '#web/lib/api/api.ts';
import { makeSiteLinks } from '#web/lib/site/site-links.ts';
import { BrandMissingPage } from './brand-missing-page.tsx';
import { LegalPage } from './legal-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** The content of a page between its navigation bar and its footer. */
function drawMain(element: ReactNode, queries?: QueryClient): Drawn {
  const [main] = draw(element, queries).all('main');
  if (!main) throw new Error('the page has no main part');
  return main;
}

const headingOf = (main: Drawn) => main.all('h1').flatMap(({ texts }) => texts);

describe.each(Object.values(brands))('on the host of $name', (brand) => {
  const props = { brand, links: makeSiteLinks('brand', brand), parameters: {} };

  test('an address without a page says 404, and links home', () => {
    const main = drawMain(<NotFoundPage {...props} />);
    expect(main.texts[0]).toBe('404');
    expect(headingOf(main)).toEqual(['Page not found']);
    expect(main.links).toEqual([{ text: `Go to ${brand.name}`, href: '/' }]);
  });

  test('a brand without data says so plainly', () => {
    const main = drawMain(<BrandMissingPage {...props} />);
    expect(headingOf(main)).toEqual(['Brand Configuration Error']);
    expect(main.links.map(({ text }) => text)).toEqual([brand.contact.email, `Go to ${brand.name}`]);
  });
});

// Document 2 sections 2.4 and 8.
describe('the legal page', () => {
  const { law } = brands;
  const read = api.legal.getDocument.query({ page: 'terms', platform: 'law' });

  /** A cache that already contains the reply for a document. */
  async function openQueries(answer: () => Promise<ReturnType<typeof findLegalDocument>>) {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
    await queries.prefetchQuery({ queryKey: read.queryKey, queryFn: answer });
    return queries;
  }

  test.each([
    ['brand', '/'],
    ['hub', '/gptsites'],
    ['full', '/lawfirm'],
  ] as const)('in the set %s leads back to %s, and names the company', async (set, home) => {
    const queries = await openQueries(async () => findLegalDocument('terms', 'law'));
    const main = drawMain(
      <LegalPage brand={law} links={makeSiteLinks(set, law)} parameters={{ document: 'terms' }} />,
      queries,
    );
    expect(main.links[0]).toEqual({ text: `Back to ${law.name}`, href: home });
    expect(main.all('h2').length).toBeGreaterThan(3);
    const [address] = main.all('address');
    expect(address?.texts).toEqual([
      company.name,
      company.addressLines.join(', '),
      law.contact.phone,
      '·',
      law.contact.email,
    ]);
  });

  test.each([
    [new AppError('NOT_FOUND'), 'Legal Page Not Found', 'The requested legal page could not be found.'],
    [
      new TypeError('Failed to fetch'),
      'Error Loading Content',
      'There was an error loading the legal content. Please try again later.',
    ],
    [new AppError('BRAND_NOT_FOUND'), 'Brand not found', 'Check the address, or go back to the home page.'],
  ])('%s reads: %s', async (error, title, text) => {
    const queries = await openQueries(async () => Promise.reject(error));
    const main = drawMain(
      <LegalPage brand={law} links={makeSiteLinks('full', law)} parameters={{}} />,
      queries,
    );
    expect([...headingOf(main), main.texts.includes(text)]).toEqual([title, true]);
  });

  test('without text says so', async () => {
    const document = { ...findLegalDocument('terms', 'law'), sections: [] };
    const main = drawMain(
      <LegalPage brand={law} links={makeSiteLinks('full', law)} parameters={{}} />,
      await openQueries(async () => document),
    );
    expect(main.texts).toContain('Unable to load legal content.');
  });

  test('of an unknown brand says so', () => {
    const main = drawMain(
      <LegalPage brand={law} links={makeSiteLinks('full', law)} parameters={{ brand: 'nobrand' }} />,
    );
    expect(headingOf(main)).toEqual(['Brand not found']);
  });
});
