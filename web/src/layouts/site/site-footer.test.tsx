import { describe, expect, test } from 'vitest';
import { company } from '#shared/brands/company.ts';
import { brands } from '#shared/brands/index.ts';
import { draw } from '#tests/support/pages/drawn-page.tsx';
import { makeSiteLinks } from '#web/lib/site/site-links.ts';
import { SiteFooter } from './site-footer.tsx';

// Document 1 section 2, "Footer".

describe.each(Object.values(brands))('the footer of $name', (brand) => {
  const { phone, email } = brand.contact;
  const footer = draw(<SiteFooter brand={brand} links={makeSiteLinks('brand', brand)} />);
  const call = { text: phone, href: `tel:${phone.replaceAll(/\D/g, '')}` };

  test.each([
    [
      'Company',
      [
        { text: 'About Us', href: '/about' },
        { text: 'Contact', href: '/contact' },
      ],
      ['Why GPT?'],
    ],
    [
      'Support',
      [
        { text: 'Email Support', href: `mailto:${email}` },
        { text: 'Help Center', href: '/contact' },
      ],
      ['Live Chat'],
    ],
    ['Contact Us', [{ text: 'Send Inquiry', href: '/contact' }, call], []],
  ])('has the links of the column %s', (column, links, buttons) => {
    const drawn = footer.labelled(column);
    expect(drawn.links).toEqual(expect.arrayContaining(links.map((link) => expect.objectContaining(link))));
    expect(drawn.all('button').flatMap(({ texts }) => texts)).toEqual(buttons);
  });

  test('has exactly two external press releases and the media contact', () => {
    const links = footer.labelled('News').links;
    const releases = links.filter(({ href }) => href.startsWith('https://'));
    expect(releases).toHaveLength(2);
    expect(releases.map(({ target }) => target)).toEqual(['_blank', '_blank']);
    expect(links.filter((link) => !releases.includes(link))).toEqual([
      { text: 'Media Contact', href: '/contact' },
    ]);
  });

  test('shows the company’s address and contact details', () => {
    const [address] = footer.all('address');
    expect(address?.texts).toEqual(expect.arrayContaining([company.name, ...company.addressLines]));
    expect(address?.links.map(({ text }) => text)).toEqual([phone, email]);
  });
});

test('on a host without a brand the links name the brand they came from', () => {
  const footer = draw(<SiteFooter brand={brands.law} links={makeSiteLinks('full', brands.law)} />);
  expect(footer.labelled('Company').links.map(({ href }) => href)).toEqual([
    '/about?brand=lawfirm',
    '/contact?brand=lawfirm',
  ]);
});
