import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { drawLoaded } from '#tests/support/pages/drawn-page.tsx';
import { EditionsSection } from './editions-section.tsx';

// Document 1 section 2, "Hub landing page" and "Routing by host".

const editions = Object.values(brands);
const directory = await drawLoaded(<EditionsSection editions={editions} />);
const addresses = ['/edgpt', '/lawfirm', '/taxprep', '/cpafirm', '/businessbroker', '/gpt#trial-signup'];

test('the heading above the editions is that of the specification', () => {
  expect(directory.all('h2').flatMap(({ texts }) => texts)).toEqual([
    'Choose your industry-specific solution',
  ]);
});

test.each(editions.map((edition, index) => ({ ...edition, index })))(
  'the card of $name has its name, tagline, description, three figures and its link',
  ({ index, name, tagline, description, stats }) => {
    const card = directory.all('li')[index];
    expect(stats).toHaveLength(3);
    expect(card?.texts.slice(0, 3)).toEqual([name, tagline, description]);
    expect(card?.all('dd').flatMap(({ texts }) => texts)).toEqual(stats.map(({ value }) => value));
    expect(card?.all('dt').map(({ texts }) => texts)).toEqual(
      stats.map(({ value, label }) => (value.endsWith('%') ? [label, '*'] : [label])),
    );
    expect(card?.links).toEqual([
      { text: expect.stringMatching(/^Get Started Today/), href: addresses[index] },
    ]);
  },
);
