import { expect, test } from 'vitest';
import { beginConversion } from '#functions/domain/conversions/conversion.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { correctionLimit } from '#shared/domain/limits.ts';
import { correctAnswer } from './correct-answer.ts';

const now = new Date('2026-11-29T09:00:00Z');

/** An assistant whose owner has given so many answers. The pointer to their list is compared in the write, as by the table. */
function openAssistant(answers: number) {
  const request = { brandId: 'edgpt', companyName: 'Maple', url: null, pageLimit: 1 } as const;
  const conversion = beginConversion(
    { ...request, conversionId: `conv_edgpt_${'0'.repeat(26)}`, businessDescription: '', documents: [] },
    now,
  );
  const given = (index: number): Correction => ({
    ...{ id: `given-${index}`, question: `Where is hall ${index}?`, answer: 'Here.' },
    ...{ correctedAt: now.toISOString(), version: 1 },
  });
  const lists = new Map([['first', Array.from({ length: answers }, (_, index) => given(index))]]);
  let pointer: string | undefined = 'first';
  let ids = 0;
  const ports = {
    conversions: {
      find: async () => ({ ...conversion, correctionsVersion: pointer }),
      async pointToCorrections(_id: string, version: string, replaced: string | undefined) {
        if (pointer !== replaced) return false;
        pointer = version;
        return true;
      },
    },
    files: {
      readCorrections: async (_id: string, version: string) => lists.get(version),
      writeCorrections: async (_id: string, version: string, list: Correction[]) =>
        void lists.set(version, list),
      removeCorrections: async (_id: string, version: string) => void lists.delete(version),
    },
    now: () => now,
    makeId: () => `list-${++ids}`,
  };
  return { ports, conversion, count: () => lists.get(pointer ?? '')?.length };
}

test('an owner’s answers stay within their number when many are given at once', async () => {
  const { ports, conversion, count } = openAssistant(correctionLimit - 5);
  const given = Array.from({ length: 30 }, (_, index) =>
    correctAnswer(ports, conversion, { question: `Where is room ${index}?`, answer: 'On floor one.' }),
  );
  const settled = await Promise.allSettled(given);
  expect(count()).toBe(correctionLimit);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});
