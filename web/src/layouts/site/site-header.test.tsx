import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { draw } from '#tests/support/pages/drawn-page.tsx';
import { makeSiteLinks } from '#web/lib/site/site-links.ts';
import { SiteHeader } from './site-header.tsx';

// Document 1 sections 1 and 2, "Top navigation bar".

test.each(Object.values(brands))('the navigation bar of $name', (brand) => {
  const bar = draw(
    <SiteHeader brand={brand} links={makeSiteLinks('brand', brand)} onTry={() => undefined} />,
  );
  expect(bar.texts).toEqual(expect.arrayContaining([brand.name, 'Beta', `Try ${brand.name.split('.')[0]}`]));
  expect(bar.texts.includes('Platform Hub')).toBe(brand.isHub);
  expect(bar.labelled('Main').links).toEqual([
    { text: 'Features', href: '#features' },
    { text: 'Pricing', href: '#pricing' },
    { text: 'Contact', href: '/contact' },
    { text: 'Sign In', href: '/user/login' },
  ]);
});

test.each([
  ['full', '/user/login?brand=lawfirm'],
  ['brand', '/user/login'],
] as const)('a sign-in from a page of the %s set is the brand’s', (set, href) => {
  const { law } = brands;
  const bar = draw(<SiteHeader brand={law} links={makeSiteLinks(set, law)} />);
  expect(bar.labelled('Main').links).toContainEqual({ text: 'Sign In', href });
});

test('on a page without a form, the button links to the landing page’s', () => {
  const { law } = brands;
  const bar = draw(<SiteHeader brand={law} links={makeSiteLinks('full', law)} />);
  expect(bar.links).toEqual(
    expect.arrayContaining([{ text: 'Try LawFirmGPT', href: '/lawfirm#trial-signup' }]),
  );
});
