import { expect, test } from 'vitest';
import { makePorts, silent } from '#tests/support/worlds/chat-ports-fixture.ts';
import { makeCustomer } from '#tests/support/worlds/customer-fixture.ts';
import { beginConversion } from '../conversions/conversion.ts';
import { findBrandKnowledge } from '../support/brand-knowledge.ts';
import { sendMessage } from './send-message.ts';

test('a visitor who disconnects leaves nothing stored', async () => {
  const ports = makePorts();
  const gone = AbortSignal.abort();
  const question = {
    message: 'Do you sell purple unicorn saddles?',
    brandId: 'edgpt' as const,
    sessionId: 's',
  };
  await expect(sendMessage(ports, question, { ...silent, signal: gone })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  expect(ports.turns.size).toBe(0);
});

test.each([
  ['disconnects', AbortSignal.abort(), [1, 0]],
  ['is answered', silent.signal, [1]],
])(
  'a first message whose visitor %s leaves this many of the month’s conversations taken',
  async (_what, signal, taken) => {
    const conversionId = `conv_law_${'0'.repeat(26)}`;
    const customer = makeCustomer();
    const conversion = beginConversion(
      {
        ...{ conversionId, brandId: 'law' as const, companyName: 'Holm & Sayers', url: null, pageLimit: 5 },
        ...{ businessDescription: '', documents: [], organisationId: customer.organisationId },
      },
      new Date(),
    );
    const used: number[] = [];
    const count = (change: number) => {
      used.push((used.at(-1) ?? 0) + change);
      return used.at(-1);
    };
    const ports = {
      ...makePorts(),
      conversions: { find: async () => ({ ...conversion, knowledgeVersion: 'v1' }) },
      usage: {
        readWithOrganisation: async () => ({ organisation: customer, conversations: 0 }),
        ...{ take: async () => count(1), giveBack: async () => void count(-1), mark: async () => true },
      },
      findKnowledge: async () => findBrandKnowledge('law'),
    };
    const question = { message: 'Hello', brandId: 'law' as const, conversionId, sessionId: 's' };
    await sendMessage(ports, question, { ...silent, signal }).catch(() => undefined);
    expect(used).toEqual(taken);
  },
);
