import { expect, test } from 'vitest';
import { cents } from '#shared/domain/billing/money.ts';
import {
  type BillingInterval,
  findTiers,
  type PricingModel,
  planFeatures,
} from '#shared/domain/billing/pricing.ts';
import { draw } from '#tests/support/pages/drawn-page.tsx';
import { OrderSummary } from './order-summary.tsx';

// Document 3 sections 2 and 9.

const orders: [PricingModel, BillingInterval, [name: string, price: string][]][] = [
  [
    'enrollment',
    'monthly',
    [
      ['Small School (Starter)', '$49'],
      ['Medium School (Growth)', '$99'],
      ['Large School (Professional)', '$149'],
      ['Extra Large School (Enterprise)', '$199'],
    ],
  ],
  [
    'enrollment',
    'annual',
    [
      ['Small School (Starter)', '$470'],
      ['Medium School (Growth)', '$950'],
      ['Large School (Professional)', '$1,430'],
      ['Extra Large School (Enterprise)', '$1,910'],
    ],
  ],
  [
    'standard',
    'monthly',
    [
      ['Silver (Basic)', '$49'],
      ['Gold (Professional)', '$99'],
      ['Platinum (Enterprise)', '$149'],
    ],
  ],
  [
    'standard',
    'annual',
    [
      ['Silver (Basic)', '$470'],
      ['Gold (Professional)', '$950'],
      ['Platinum (Enterprise)', '$1,430'],
    ],
  ],
];
const lines = orders.flatMap(([model, interval, prices]) =>
  findTiers(model).map((tier, index) => ({ model, interval, tier, wanted: prices[index] ?? [] })),
);

test.each(lines)('$tier.name of $model, $interval', ({ interval, tier, wanted }) => {
  const summary = draw(<OrderSummary tier={tier} interval={interval} />);
  const [name, price] = wanted;
  expect(summary.all('h2').flatMap(({ texts }) => texts)).toEqual([name]);
  expect(summary.all('div').map(({ texts }) => texts)).toEqual([
    [interval === 'annual' ? 'Price per year' : 'Price per month', price],
    ['Setup fee', '$0'],
    ['Free trial', '7 days'],
    ['Total due today', '$0'],
  ]);
  const features = planFeatures(tier);
  // Those beyond the first five open with a press.
  expect(summary.all('li').flatMap(({ texts }) => texts)).toEqual(features);
  expect(summary.all('details').flatMap((more) => more.all('li')).length).toBe(
    Math.max(0, features.length - 5),
  );
  expect(summary.texts.filter((text) => /^\+\d/.test(text))).toEqual(
    features.length > 5 ? [`+${features.length - 5} more`] : [],
  );
});

test('credit of earlier payments is shown and taken off', () => {
  const [tier] = findTiers('enrollment');
  if (!tier) throw new Error('Nothing is sold');
  const order = { trialEnd: null, dueTodayCents: cents(31_950), creditCents: cents(15_050) };
  const summary = draw(
    <OrderSummary tier={tier} interval="annual" order={{ ...order, addsTax: false, tax: null }} />,
  );
  expect(summary.all('div').map(({ texts }) => texts)).toEqual([
    ['Price per year', '$470'],
    ['Setup fee', '$0'],
    ['Your credit', '-$150.50'],
    ['Total due today', '$319.50'],
  ]);
});
