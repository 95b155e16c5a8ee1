import { expect, test } from 'vitest';
import type { Answer } from '#functions/engine/reply/answer.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { findBrandKnowledge } from '../support/brand-knowledge.ts';
import { offerSimilarCorrection } from './offer-similar-correction.ts';

const knowledge = findBrandKnowledge('edgpt');
const declined: Answer = {
  ...{ text: 'Not found.', outcome: 'declined', confidence: 1, intent: 'what' },
  ...{ citations: [], suggestions: [] },
};
const correct = (question: string): Correction => ({
  ...{ id: question, question, answer: 'As the owner says.' },
  correctedAt: '2026-03-02T10:00:00Z',
  version: 1,
});
const offer = (question: string, message: string, found = declined) =>
  offerSimilarCorrection(found, [correct('Who is the principal?'), correct(question)], message, knowledge);

test.each([
  ['Do you take payment by credit card?', 'Do you take credit cards?'],
  ['Do you take payment by credit card?', 'Can I pay with a credit card?'],
  ['How much is the school bus?', 'What does the bus to school cost?'],
])('the owner’s answer to “%s” is offered as the closest to “%s”', (question, message) => {
  const { outcome, text, citations } = offer(question, message);
  expect(outcome).toBe('unsure');
  expect(text).toMatch(/closest I found.*\nAs the owner says\.$/s);
  expect(citations[0]?.title).toMatch(/^Answer by/);
});

test.each([
  ['Do you take payment by credit card?', 'Do you have a swimming pool?'],
  ['How much is tuition for grade 5?', 'How much is tuition for grade 6?'],
  ['When is the open day?', 'When is the summer party?'],
])('the owner’s answer to “%s” is not offered for “%s”', (question, message) => {
  expect(offer(question, message)).toBe(declined);
});

test('a refusal of what is no question about the site stays', () => {
  const refused: Answer = { ...declined, intent: 'offTopic' };
  expect(offer('Do you take credit cards?', 'Do you take a credit card?', refused)).toBe(refused);
});

test('an answer of the website stays', () => {
  const answered: Answer = { ...declined, outcome: 'answered' };
  expect(offer('Do you take credit cards?', 'Do you take a credit card?', answered)).toBe(answered);
});
