import { describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { draw } from '#tests/support/pages/drawn-page.tsx';
import { PlatformComparison } from './platform-comparison.tsx';
import { PlatformTabs } from './platform-tabs.tsx';

// Document 2 section 2.3.

const editions = Object.values(brands);
const names = editions.map(({ name }) => name);

describe.each(editions)('the tab of $name', (edition) => {
  const { name, showcase, features, stats } = edition;
  const tabs = draw(<PlatformTabs brands={editions} first={edition} onTry={() => undefined} />);

  test('is among the tabs of all brands', () => {
    expect(tabs.labelled('Platforms').texts).toEqual(names);
  });

  test('shows sample inquiries and an example of an answer', () => {
    const { texts } = tabs.labelled(`Sample inquiries of ${name}`);
    expect(showcase.inquiries.length).toBeGreaterThan(1);
    expect(texts).toEqual(
      expect.arrayContaining([...showcase.inquiries, showcase.question, showcase.answer]),
    );
  });

  test('shows features and figures, and offers a trial', () => {
    const { texts } = tabs.labelled(`Features of ${name}`);
    expect(texts).toEqual(
      expect.arrayContaining([
        features.title,
        ...features.items.flatMap(({ title, description }) => [`${title}.`, description]),
        ...stats.flatMap(({ value, label }) => [value, label]),
        `Start a trial with ${name}`,
      ]),
    );
  });
});

test('the comparison has a column for each of the six platforms, and no cell of it is empty', () => {
  const table = draw(<PlatformComparison brands={editions} />);
  const [head, ...rows] = table.all('tr');
  expect(head?.all('th').flatMap(({ texts }) => texts)).toEqual(names);
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) expect(row.all('td').every(({ texts }) => texts.length > 0)).toBe(true);
  expect(rows.map((row) => row.all('td').length)).toEqual(rows.map(() => 6));
});
