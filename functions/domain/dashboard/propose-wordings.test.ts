import { expect, test } from 'vitest';
import { findCorrection } from '../owner-answers/find-correction.ts';
import { proposeWordings } from './propose-wordings.ts';

const site = { organisationName: 'Maple Grove', languages: ['en'] };
const stored = (question: string, answer: string, wordings: string[] = []) => ({
  ...{ id: question, question, answer, wordings, correctedAt: '2026-03-02T10:00:00Z' },
});
const draft = {
  question: 'Do you take payment by credit card?',
  answer: 'Yes, in the office. We charge no fee for it.',
};
const asked = [
  'Is there a swimming pool?',
  'Can I pay the tuition with my credit card?',
  'do you take payment by credit card',
  'What is the fee for paying by card?',
  'Is there a fee for cards of visitors?',
];

test('of what visitors asked, that is proposed which is much like the question and does not find its answer', () => {
  expect(proposeWordings(draft, asked, { answers: [], site })).toEqual([
    'Can I pay the tuition with my credit card?',
    'What is the fee for paying by card?',
    'Is there a fee for cards of visitors?',
  ]);
});

test('what an answer was given for already is not proposed, whichever it is', () => {
  const answers = [
    stored(draft.question, draft.answer, ['What is the fee for paying by card?']),
    stored('Is there a fee for visitors’ cards?', 'No.', ['Is there a fee for cards of visitors?']),
  ];
  expect(proposeWordings(draft, asked, { answers, site })).toEqual([
    'Can I pay the tuition with my credit card?',
  ]);
});

test('a wording finds the answer in its very words and in words that ask the same', () => {
  const answers = [stored('May we bring Rex?', 'Yes, on a lead.', ['Are dogs allowed in the garden?'])];
  for (const message of [
    'are dogs allowed in the garden',
    'Are dogs allowed in your garden?',
    'may we bring REX',
  ])
    expect(findCorrection(answers, message, site)?.answer).toBe('Yes, on a lead.');
  expect(findCorrection(answers, 'Are dogs not allowed in the garden?', site)).toBeUndefined();
});

test('an answer under its own question comes before one that has the question as a wording', () => {
  const answers = [
    stored('Where may I park?', 'Behind the hall.', ['Is there parking?']),
    stored('Is there parking?', 'Yes.'),
  ];
  expect(findCorrection(answers, 'Is there parking?', site)?.answer).toBe('Yes.');
});
