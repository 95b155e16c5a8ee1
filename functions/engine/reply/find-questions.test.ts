import { expect, it } from 'vitest';
import { findQuestions } from './find-questions.ts';

const below = (...headings: string[]) => ({ source: 0, siteWide: false, statements: [], headings });
const answered = (heading: string, text: string) => ({
  ...below('Help', heading),
  statements: [{ text, kind: 'sentence' as const, block: 1 }],
});

it('finds the first three short questions without duplicates, in any script, whose passage holds what they ask for', () => {
  const asked = [
    answered('How much is tuition?', 'Tuition is paid in two halves.'),
    answered('When does the term begin?', 'Ask the office.'),
    answered('Where is the hall?', 'You will find it.'),
    answered('What do lessons cost?', 'A lesson costs $40.'),
    answered('What do lessons cost?', 'A lesson costs $40.'),
    below('What do lessons cost?', 'For groups'),
    below(`What if ${'it rains and '.repeat(10)}snows?`),
    below('予約は必要ですか？'),
    below(),
    below('Can I pay by card?'),
    below('Is there parking?'),
  ];
  expect(findQuestions(asked)).toEqual(['What do lessons cost?', '予約は必要ですか？', 'Can I pay by card?']);
});
