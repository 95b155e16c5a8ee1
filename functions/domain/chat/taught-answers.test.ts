import { describe, expect, test } from 'vitest';
import { chat } from '#shared/contract/assistant/chat.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { makePorts, silent } from '#tests/support/worlds/chat-ports-fixture.ts';
import { sendMessage } from './send-message.ts';

const knowledge = readSampleSite({
  name: 'Alvarez Law',
  language: 'en',
  pages: {
    '/': `<h1>Alvarez Law</h1><p>Alvarez Law represents families in Greeley since 1998. Call us to schedule a consultation.</p>`,
    '/practice.html': `<h1>Practice areas</h1><h2>Divorce</h2><p>We handle contested and uncontested divorces.</p><h2>DUI</h2><p>We defend people who are charged with a DUI.</p><h2>Wills</h2><p>We draft wills and trusts.</p>`,
    '/team.html': `<h1>Our team</h1><ul><li>Maria Alvarez, Attorney</li><li>Sam Reed, Paralegal</li></ul>`,
    '/contact.html': `<h1>Contact</h1><address>Alvarez Law<br>12 Main Street<br>Greeley, CO 80631</address><p>Phone: (970) 555-0142</p><h2>Office hours</h2><p>Monday to Friday, 9:00 am to 5:00 pm.</p>`,
  },
});
const taught: Correction = {
  ...{ id: '1', question: 'Is the first consultation free?', answer: 'Yes, the first consultation is free.' },
  correctedAt: '2026-03-02T10:00:00Z',
  version: 1,
};

async function ask(message: string) {
  const ports = {
    ...makePorts(),
    findKnowledge: async () => knowledge,
    findCorrections: async () => [taught],
  };
  const conversionId = `conv_lawfirm_${'a'.repeat(26)}`;
  const question = chat.sendMessage.input.parse({ message, conversionId, platform: 'lawfirm' });
  return sendMessage(ports, { ...question, brandId: 'law', sessionId: 'visitor-1' }, silent);
}

describe('what the owner taught', () => {
  test.each([
    'How much does the first consultation cost?',
    'What is the price of the first consultation?',
    'Do I have to pay for the first consultation?',
    'what do you charge for the first consultation',
  ])('answers other words, as the owner’s with their date: %s', async (message) => {
    const { outcome, response, sources } = await ask(message);
    expect([outcome, response]).toEqual(['answered', taught.answer]);
    expect(sources).toMatchObject([
      { quote: taught.answer, isOwners: true, readAt: taught.correctedAt, title: 'Answer by Alvarez Law' },
    ]);
  });

  test.each(['consultation fee?', 'How much is a consultation?'])(
    'is the first of what is found for a question that it may answer: %s',
    async (message) => {
      const { outcome, sources } = await ask(message);
      expect([outcome, sources[0]?.quote]).toEqual(['unsure', taught.answer]);
    },
  );

  test.each([
    'How long is the first consultation?',
    'Where do you meet?',
    'When are you open?',
    'What is your phone number?',
    'Who is the attorney?',
    'Do you handle DUI cases?',
    'Can you draft a will?',
    'Do you handle divorces?',
    'Since when do you represent families?',
    'Is there parking at your office?',
  ])('says nothing to what it doesn’t answer: %s', async (message) => {
    const { response, sources } = await ask(message);
    expect(response).not.toContain('free');
    expect(sources.filter(({ isOwners }) => isOwners)).toEqual([]);
  });
});
