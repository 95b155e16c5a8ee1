import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { cents } from '#shared/domain/billing/money.ts';
import {
  type BillingInterval,
  findTiers,
  type PricingModel,
  planFeatures,
} from '#shared/domain/billing/pricing.ts';
import { addDays } from '#shared/domain/trial.ts';
import { draw } from '#tests/support/pages/drawn-page.tsx';
import { formatDay } from '#web/lib/format/format-day.ts';
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
  const order = { trialEnd: null, dueTodayCents: cents(31_950), creditCents: cents(15_050) };
  expect(drawOrder(order, null)).toEqual([
    ['Price per year', '$470'],
    ['Setup fee', '$0'],
    ['Your credit', '-$150.50'],
    ['Total due today', '$319.50'],
  ]);
});

test.each([
  ['an amount', 10_779, '$107.79'],
  ['an amount that depends on a tax not yet known', null, 'Price plus tax'],
  ['nothing, because credit pays', 0, '$0, your credit pays'],
])('during a trial a card is told the day of its first charge once: %s', (_name, later, said) => {
  const trialEnd = addDays(new Date(), 5).toISOString();
  const order = { trialEnd, dueTodayCents: cents(0), creditCents: cents(0) };
  const day = formatDay(trialEnd);
  expect(drawOrder(order, later === null ? null : cents(later))).toEqual([
    ['Price per year', '$470'],
    ['Setup fee', '$0'],
    ['Free trial', '5 days left'],
    ['Total due today', '$0'],
    [`First charge on ${day}`, said],
  ]);
  // An invoice is sent by itself.
  expect(drawOrder(order)).toEqual([
    ['Price per year', '$470'],
    ['Setup fee', '$0'],
    ['Free trial', `until ${day}`],
    ['Total due today', '$0'],
  ]);
});

type Summary = ComponentProps<typeof OrderSummary>;

function drawOrder(
  order: Omit<NonNullable<Summary['order']>, 'addsTax' | 'tax'>,
  firstCharge?: Summary['firstCharge'],
) {
  const [tier] = findTiers('enrollment');
  if (!tier) throw new Error('Nothing is sold');
  const known = { ...order, addsTax: false, tax: null };
  const summary = draw(<OrderSummary {...{ tier, firstCharge }} interval="annual" order={known} />);
  return summary.all('div').map(({ texts }) => texts);
}
