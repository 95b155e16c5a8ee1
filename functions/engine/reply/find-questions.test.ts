import { expect, it } from 'vitest';
import { findQuestions } from './find-questions.ts';

const below = (...headings: string[]) => ({ source: 0, siteWide: false, statements: [], headings });

it('finds the first three short questions without duplicates, in any script', () => {
  const asked = [
    below('Help', 'What do lessons cost?'),
    below('Help', 'What do lessons cost?'),
    below('What do lessons cost?', 'For groups'),
    below(`What if ${'it rains and '.repeat(10)}snows?`),
    below('予約は必要ですか？'),
    below(),
    below('Can I pay by card?'),
    below('Is there parking?'),
  ];
  expect(findQuestions(asked)).toEqual(['What do lessons cost?', '予約は必要ですか？', 'Can I pay by card?']);
});
