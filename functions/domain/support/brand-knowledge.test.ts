import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import { listFaq } from '#shared/brands/brand-faqs.ts';
import { brands } from '#shared/brands/index.ts';
import { describePrice, findTiers } from '#shared/domain/billing/pricing.ts';
import { freshParaphrases, paraphrases, unknownQuestions } from '#tests/support/data/support-paraphrases.ts';
import { offerSimilarCorrection } from '../chat/offer-similar-correction.ts';
import { answerFromCorrection, findCorrection } from '../owner-answers/find-correction.ts';
import { withoutYesOrNo } from '../owner-answers/yes-or-no.ts';
import { findBrandAnswers } from './brand-answers.ts';
import { findBrandKnowledge } from './brand-knowledge.ts';

function openBrand(id: keyof typeof brands) {
  const own = findBrandAnswers(id);
  const knowledge = findBrandKnowledge(id);
  const ask = (question: string) => {
    const written = findCorrection(own, question, knowledge);
    if (written) return answerFromCorrection(written, knowledge);
    const found = answerQuestion({ knowledge, question, history: [] });
    return offerSimilarCorrection(found, own, question, knowledge);
  };
  const answerTo = (topic: string) =>
    withoutYesOrNo(
      own.find(({ question, wordings }) => [question, ...(wordings ?? [])].includes(topic))?.answer ?? '?',
    );
  /** How each wording fares: the right answer at once, as the closest, another claimed, or none. */
  const count = (asked: Readonly<Record<string, readonly string[]>>) => {
    const fates = Object.entries(asked).flatMap(([topic, wordings]) =>
      wordings.map((question) => {
        const { outcome, text } = ask(question);
        const [firstLine = ''] = answerTo(topic).replace(/^1\. /, '').split('\n');
        const isRight = text.includes(firstLine);
        if (outcome === 'answered') return isRight ? 'answered' : `wrong: ${question}: ${text}`;
        return isRight ? 'offered' : `missed: ${question}`;
      }),
    );
    const share = (fate: string) => fates.filter((one) => one.startsWith(fate)).length / fates.length;
    return {
      answered: share('answered'),
      shown: share('answered') + share('offered'),
      wrong: share('wrong'),
      fates,
    };
  };
  return { ask, own, answerTo, count };
}

test('what customers ask is answered in other wordings, and hardly ever wrong', () => {
  const { count } = openBrand('gpt');
  const learned = count(paraphrases);
  expect(learned.answered, learned.fates.join('\n')).toBeGreaterThanOrEqual(0.9);
  expect(learned.wrong, learned.fates.join('\n')).toBeLessThanOrEqual(0.02);
  const fresh = count(freshParaphrases);
  expect(fresh.answered, fresh.fates.join('\n')).toBeGreaterThanOrEqual(0.45);
  expect(fresh.shown, fresh.fates.join('\n')).toBeGreaterThanOrEqual(0.8);
  expect(fresh.wrong, fresh.fates.join('\n')).toBeLessThanOrEqual(0.02);
});

test.each(unknownQuestions)('nothing is claimed about “%s”', (question) => {
  expect(openBrand('gpt').ask(question).outcome).not.toBe('answered');
});

describe.each(Object.values(brands))('the assistant of $name', ({ id, name, pricingModel, contact }) => {
  const { ask, answerTo, own } = openBrand(id);

  test('names the price of every plan', () => {
    const { outcome, text } = ask('what does it cost per month?');
    expect(outcome).toBe('answered');
    for (const tier of findTiers(pricingModel)) expect(text).toContain(describePrice(tier));
  });

  test('knows what the brand alone is asked, and leaves no blank in any answer', () => {
    for (const { question } of listFaq(id))
      expect(ask(question)).toMatchObject({
        outcome: 'answered',
        text: expect.stringContaining(answerTo(question)),
      });
    expect(own.filter(({ answer }) => /undefined|NaN|\{/.test(answer))).toEqual([]);
  });

  test.each([
    ['can I cancel?', /Billing/],
    ['how many pages do you read?', /25 pages.*paid plans read more/],
    ['How do I add the widget to WordPress?', /^1\. Install a plugin/],
    ['do you take purchase orders?', /purchase order|on request/],
    ['Is student data involved?', /no student records|public pages/],
  ])('%s', (question, expected) => {
    const { outcome, text } = ask(question);
    expect([outcome, text]).toEqual(['answered', expect.stringMatching(expected)]);
  });

  test(`says what ${name} is, and how to reach a person`, () => {
    expect(ask('What does it do?').text).toContain(name);
    expect(ask('What is your phone number?').text).toContain(contact.phone);
  });
});
