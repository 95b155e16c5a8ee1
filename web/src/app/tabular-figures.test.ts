import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where figures are of digits alone, of one face that keeps its points, or stand still while they count. */
const withoutPunctuation = [
  'features/checkout/test-card-form.tsx',
  'features/conversion-progress/conversion-frame.tsx',
  'features/conversion-progress/intro-overlay.tsx',
  'features/conversion-progress/running-conversion.tsx',
  'features/demo/scraping-progress.tsx',
  'features/demo/simulated-conversion.tsx',
  'features/knowledge-base/entries/deleted-row.tsx',
  'features/landing/pieces/fee-ledger.tsx',
  'features/landing/pieces/school-calendar.tsx',
  'features/system-monitor/conversion-table.tsx',
  'ui/feedback/test-log.tsx',
  'ui/layout/waiting-count.tsx',
];

test('no amount, decimal or count over 999 is set in tabular figures, whose comma and point are as wide as a digit', () => {
  const source = new URL('../', import.meta.url);
  const used = globSync('**/*.tsx', { cwd: source }).filter((file) =>
    /\btabular-nums\b/.test(readFileSync(new URL(file, source), 'utf8')),
  );
  expect(used.toSorted()).toEqual(withoutPunctuation);
});
