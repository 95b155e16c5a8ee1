import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { draw } from '#tests/support/pages/drawn-page.tsx';
import { ExploredBrand } from './explored-brand.tsx';

// Document 3 sections 2 and 9, "Brand Explorer".

test.each(Object.values(brands))(
  'the card of $name shows three features, four industries, its prices and contact, and two ways to it',
  (brand) => {
    const { name, domain, paths, features, industryOptions, pricingModel, contact } = brand;
    const card = draw(<ExploredBrand brand={brand} />);
    const [shownFeatures, shownPrices] = card.all('ul');
    expect(shownFeatures?.all('li').map(({ texts }) => texts[0])).toEqual(
      features.items.slice(0, 3).map(({ title }) => `${title}.`),
    );
    expect(card.texts.join(' ')).toContain(industryOptions.slice(0, 4).join(', '));
    expect(card.texts.join(' ')).not.toContain(industryOptions[4]);
    expect(shownPrices?.all('li')).toHaveLength(pricingModel === 'enrollment' ? 4 : 3);
    expect(card.links.map(({ text, href }) => [text.split(' ')[0], href])).toEqual([
      [expect.stringMatching('Visit'), `/${paths[0]}`],
      [domain, `https://${domain}/`],
      [contact.phone.split(' ')[0], expect.stringMatching(/^tel:/)],
      [contact.email, `mailto:${contact.email}`],
    ]);
    expect(card.all('h2').flatMap(({ texts }) => texts)).toEqual([name]);
  },
);
