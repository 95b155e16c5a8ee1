import { describe, expect, test } from 'vitest';
import type { BrandId } from '#shared/brands/brand-names.ts';
import { brands } from '#shared/brands/index.ts';
import { hasSource } from '#web/ui/data/figure-note.tsx';

// Claims and features of each brand in document 1 sections 1 and 2 and document 3 section 9, word for word.

describe.each(Object.values(brands))('$name', ({ stats, demoMessages, popularQuestions, features }) => {
  test('claims 60 to 75 percent fewer calls', () => {
    const [claim] = stats.filter(({ label }) => label.includes('calls'));
    expect(claim?.value).toMatch(/^(6\d|7[0-5])%$/);
  });

  test('names what is measured before what has no source', () => {
    const sources = stats.map(({ value }) => hasSource(value));
    expect(sources).toEqual([true, true, false]);
  });

  test('opens its demo with a welcome', () => {
    expect(demoMessages.map(({ user }) => user === '')).toEqual(
      demoMessages.map((_line, index) => index === 0),
    );
  });

  test('suggests six questions', () => {
    expect(new Set(popularQuestions).size).toBe(6);
  });

  test('has a title, a description and an icon for each feature', () => {
    for (const { title, description, icon } of features.items)
      expect([title, description, icon]).not.toContain('');
  });
});

test('the law page has cards for intake, consultations and secure communication', () => {
  expect(brands.law.features.items.map(({ title }) => title)).toEqual([
    'Client intake',
    'Consultation scheduling',
    'Secure communication',
  ]);
});

test.each<[BrandId, RegExp]>([
  ['law', /\$2,500/],
  ['tax', /\$149/],
  ['cpa', /\$75 per hour/],
])('the demo of %s quotes its example price', (id, price) => {
  expect(brands[id].demoMessages.map(({ ai }) => ai)).toContainEqual(expect.stringMatching(price));
});

test.each<BrandId>(['law', 'cpa'])('%s claims replies in under three seconds', (id) => {
  expect(brands[id].stats.map(({ value }) => value)).toContain('<3 s');
});
