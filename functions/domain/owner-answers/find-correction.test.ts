import { expect, test } from 'vitest';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { findBrandAnswers } from '../support/brand-answers.ts';
import { findBrandKnowledge } from '../support/brand-knowledge.ts';
import { findCorrection } from './find-correction.ts';

const knowledge = findBrandKnowledge('edgpt');
const correct = (question: string): Correction => ({
  ...{ id: question, question, answer: 'As the owner says.' },
  correctedAt: '2026-03-02T10:00:00Z',
  version: 1,
});

test.each([
  ['What does the bus cost?', 'what does the bus cost'],
  ['What does the bus cost?', 'What do the buses cost?'],
  ['How much is the school bus?', 'How much is the school bus please?'],
  ['How much is the school bus?', 'How much for the bus to school?'],
  ['What does an uncontested divorce cost?', 'how much is an uncontested divorce'],
  ['When is the open day?', 'When is your open day?'],
  ['Wann ist das Sommerfest?', 'wann ist das sommerfest'],
  ['¿Cuánto cuesta el autobús?', 'cuanto cuesta el autobus'],
])('the correction of “%s” answers “%s”', (question, message) => {
  expect(findCorrection([correct('Who is the principal?'), correct(question)], message, knowledge)).toEqual(
    correct(question),
  );
});

test.each([
  ['When is the open day?', 'Where is the open day?'],
  ['When is the open day?', 'When is the summer party?'],
  ['How much is tuition?', 'How much is tuition for kindergarten?'],
  ['How much is tuition for grade 5?', 'How much is tuition for grade 6?'],
  ['How much is tuition for kindergarten?', 'How much is tuition?'],
  ['Do you offer tours on Saturday?', 'Do you offer tours on Sunday?'],
  ['When does the school year start?', 'When does the school year end?'],
  ['Is the pool open?', 'Is the pool closed?'],
  ['Are dogs allowed?', 'Are dogs not allowed?'],
  ['What is the price of a divorce?', 'What is the price of a will?'],
  ['When is the open day?', 'Hello'],
  ['When is the open day?', '?'],
])('the correction of “%s” doesn’t answer “%s”', (question, message) => {
  expect(findCorrection([correct(question)], message, knowledge)).toBeUndefined();
});

test('a yes or a no answers no question for how or what that it was not written for', () => {
  const answers = findBrandAnswers('gpt');
  const site = findBrandKnowledge('gpt');
  const written = answers.filter(({ answer }) => /^(?:Yes|No)\b/.test(answer));
  expect(written.length).toBeGreaterThan(3);
  for (const { question } of written) expect(findCorrection(answers, question, site)).toBeDefined();
  for (const question of [
    'My assistant gives a wrong answer. How do I fix it?',
    'How do I update it?',
    'How is this different from ChatGPT?',
    'Does it work with Clio?',
  ])
    expect(findCorrection(answers, question, site)?.answer ?? '', question).not.toMatch(/^(?:Yes|No)\b/);
});
