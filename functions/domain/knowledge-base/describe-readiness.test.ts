import { expect, test } from 'vitest';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { countReadiness, type ReadinessReport } from '#shared/domain/conversion/readiness.ts';
import { makeLibraryPorts } from '#tests/support/worlds/library-ports-fixture.ts';
import { describeReadiness, measureReadiness } from './describe-readiness.ts';

const missing = (questionId: string, question: string, isPerhaps = false) => ({
  ...{ questionId, question, isPerhaps },
  status: 'missing' as const,
});
const report: ReadinessReport = {
  ...{ knowledgeVersion: 'one', brandId: 'law', language: 'en', satAt: '2026-03-02T09:00:00Z' },
  results: [
    missing('fee', 'How much does the first consultation cost?'),
    missing('card', 'Do you take credit cards?'),
    missing('parking', 'Where can I park?', true),
  ],
  contradictions: [],
};
const taught = (question: string, answer: string): Correction => ({
  ...{ id: question, question, answer },
  correctedAt: '2026-03-02T10:00:00Z',
  version: 1,
});
const corrections = [
  taught('Is the first consultation free?', 'Yes, the first consultation is free.'),
  taught('Do you take credit cards?', 'Yes, all of them.'),
];

function open(isTaught: boolean) {
  const { ports, conversion } = makeLibraryPorts({
    readiness: countReadiness(report),
    knowledgeVersion: 'one',
    ...(isTaught && { correctionsVersion: 'two' }),
  });
  const files = {
    ...ports.files,
    readReadiness: async () => report,
    readCorrections: async () => corrections,
  };
  return { ports: { files }, conversion: conversion() };
}

test('readiness counts what the owner taught, for its question and for others that it answers', async () => {
  const { ports, conversion } = open(true);
  expect(await measureReadiness(ports, conversion)).toEqual({ asked: 3, answered: 2, likely: 1 });
  const { answeredByOwner, answeredAlike } = await describeReadiness(ports, conversion);
  expect(answeredByOwner.map(({ questionId }) => questionId)).toEqual(['card']);
  expect(answeredAlike.map(({ questionId }) => questionId)).toEqual(['fee']);
});

test('readiness without anything taught is that of the last check', async () => {
  const { ports, conversion } = open(false);
  expect(await measureReadiness(ports, conversion)).toEqual({ asked: 3, answered: 0, likely: 1 });
});
