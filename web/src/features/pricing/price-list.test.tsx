import { expect, test } from 'vitest';
import type { Brand } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { draw } from '#tests/support/pages/drawn-page.tsx';
import { PriceList } from './price-list.tsx';

// Document 1 sections 2 and 9.

const plans = {
  enrollment: [
    ['Small School', '$49'],
    ['Medium School', '$99', 'Recommended'],
    ['Large School', '$149'],
    ['Extra Large School', '$199'],
  ],
  standard: [
    ['Silver', '$49'],
    ['Gold', '$99', 'Recommended'],
    ['Platinum', '$149'],
  ],
} satisfies Record<Brand['pricingModel'], string[][]>;

test.each(Object.values(brands))(
  '$name shows its plans with their prices, one of them recommended',
  (brand) => {
    const list = draw(<PriceList brand={brand} onTry={() => undefined} />);
    const cards = list.all('li').filter((item) => item.all('h3').length > 0);
    const shown = cards.map((card) => [
      ...card.all('h3').flatMap(({ texts }) => texts),
      ...card.texts.filter((text) => text.startsWith('$')),
      ...card.texts.filter((text) => text === 'Recommended'),
    ]);
    expect(shown).toEqual(plans[brand.pricingModel]);
    expect(list.texts).toContain('Every plan starts with a 7-day free trial. No setup fees. Cancel anytime.');
  },
);

test('schools see fiscal year, purchase orders, discounts and bulk licensing', () => {
  const { texts } = draw(<PriceList brand={brands.edgpt} onTry={() => undefined} />);
  for (const note of [/July 1 to June 30/, /purchase order/i, /academic discount/i, /bulk licensing/i])
    expect(texts).toContainEqual(expect.stringMatching(note));
});
