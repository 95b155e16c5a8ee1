import { expect, test } from 'vitest';
import { readRemark } from '#functions/engine/search/read-remark.ts';
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

test('a yes or a no of a brand stands only where its question is the stored one', () => {
  const answers = findBrandAnswers('gpt');
  const site = findBrandKnowledge('gpt');
  const opens = (question: string) =>
    /^(?:Yes|No)[.,]/.test(findCorrection(answers, question, site)?.answer ?? '');
  const written = answers.filter(({ answer }) => /^(?:Yes|No)[.,]/.test(answer));
  expect(written.length).toBeGreaterThan(3);
  for (const { question, wordings = [] } of written) {
    expect(opens(question), question).toBe(true);
    expect(wordings.filter(opens)).toEqual([]);
  }
});

test.each([
  [
    'My assistant gives a wrong answer. How do I fix it?',
    /^In your dashboard you see every question and write/,
  ],
  ['How do I update it?', /^Read your website again/],
  ['How is this different from ChatGPT?', /answers only from your website and documents/],
  ['Does it work with Clio?', /^There is no ready-made connection to other programs/],
  ['Can it be connected to Slack?', /^There is no ready-made connection to other programs/],
])('the brand answers “%s”', (question, answer) => {
  expect(findCorrection(findBrandAnswers('law'), question, findBrandKnowledge('law'))?.answer).toMatch(
    answer,
  );
});

test.each([
  'Can a person help me?',
  'Could somebody help me?',
  "I'd rather talk to a person",
  'get me a human',
])('“%s” wants a person of the brand, and no answer about the product', (message) => {
  expect(findCorrection(findBrandAnswers('gpt'), message, findBrandKnowledge('gpt'))).toBeUndefined();
  expect(readRemark(message, findBrandKnowledge('gpt'), true)).toBe('handoff');
});
