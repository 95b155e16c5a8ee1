import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import { brands } from '#shared/brands/index.ts';
import { describePrice, findTiers } from '#shared/domain/pricing.ts';
import { findBrandKnowledge } from './brand-knowledge.ts';

describe.each(Object.values(brands))(
  'the assistant of $name',
  ({ id, name, description, pricingModel, contact }) => {
    const ask = (question: string) =>
      answerQuestion({
        knowledge: findBrandKnowledge(id),
        question,
        history: [],
        now: new Date('2026-11-21'),
      });

    test('lists the price of every plan', () => {
      const { outcome, text } = ask('What does it cost?');
      expect(outcome).toBe('answered');
      for (const tier of findTiers(pricingModel)) expect(text).toContain(describePrice(tier));
    });

    test.each([
      ['Is the trial free?', /free for 7 days/],
      ['What does the trial include?', /seven days/i],
      ['How long does the setup take?', /minutes/],
      ['Does the assistant make things up?', /^(.*\? )?No\./],
      ['Does it make things up?', /No\./],
      ['Can I upload a PDF?', /10 MB/],
      ['How do I put it on my website?', /one line of code/],
      ['Which languages does it speak?', /language of your website/],
      ['What happens after the trial?', /pauses/],
      ['How do I add the widget to WordPress?', /^- Install a plugin/],
      ['how can I pay?', /card.*invoice/],
      ['can I cancel?', /Billing/],
      ['how do I change my password?', /^To change your password, sign in/],
      ['how many pages do you read?', /^The trial reads up to 25 pages.*paid plans read more/],
      ['When are you open?', /Monday to Friday/],
    ])('%s', (question, expected) => {
      const { outcome, text } = ask(question);
      expect([outcome, text]).toEqual(['answered', expect.stringMatching(expected)]);
    });

    test.each(['What does it do?', 'what is this', `What is ${name}?`])(
      '"%s" is answered in the brand’s own words',
      (question) => {
        const { outcome, text, citations } = ask(question);
        expect([outcome, citations.length]).toEqual(['answered', 1]);
        expect(description.startsWith(text)).toBe(true);
      },
    );

    test('says how to reach a person, and what it doesn’t know', () => {
      expect(ask('What is your phone number?').text).toContain(contact.phone);
      expect(ask('What is the capital of France?').outcome).toBe('declined');
    });
  },
);
