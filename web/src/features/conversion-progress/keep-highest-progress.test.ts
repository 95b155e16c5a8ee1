import { expect, test } from 'vitest';
import type { Progress } from '#shared/contract/conversions.ts';
import { keepHighestProgress } from './keep-highest-progress.ts';

const record: Progress = {
  conversionId: 'conv_edgpt_00000000000000000000000000',
  status: 'processing',
  progressStage: 'extracting',
  currentStep: 'Reading pages',
  progressPercentage: 40,
  completedSteps: 4,
  totalSteps: 10,
  companyName: 'Oak School',
  url: 'http://oak.example/',
  notes: [],
  progressDetails: { pagesRead: 4, pagesSkipped: 0, documentsRead: 0, sources: [] },
};

test.each([
  { name: 'a lower figure', previous: record, next: { ...record, progressPercentage: 30 }, expected: 40 },
  { name: 'a higher figure', previous: record, next: { ...record, progressPercentage: 55 }, expected: 55 },
  { name: 'the first record', previous: undefined, next: record, expected: 40 },
  {
    name: 'a completed record below 100',
    previous: record,
    next: { ...record, status: 'completed' as const, progressPercentage: 98 },
    expected: 100,
  },
  {
    name: 'a retry after a failure',
    previous: { ...record, status: 'failed' as const, progressPercentage: 80 },
    next: { ...record, progressPercentage: 5 },
    expected: 5,
  },
  {
    name: 'another conversion',
    previous: record,
    next: { ...record, conversionId: 'conv_edgpt_11111111111111111111111111', progressPercentage: 5 },
    expected: 5,
  },
])('the bar shows $expected after $name', ({ previous, next, expected }) => {
  expect(keepHighestProgress(previous, next).progressPercentage).toBe(expected);
});

test('an old record changes nothing, neither while the conversion runs nor once it is completed', () => {
  const old = { ...record, progressPercentage: 10, currentStep: 'Reading documents' };
  for (const status of ['processing', 'completed'] as const)
    expect(keepHighestProgress({ ...record, status }, old)).toEqual({ ...record, status });
});

test('a failure is shown whatever percentage it has', () => {
  const failed: Progress = { ...record, status: 'failed', progressPercentage: 10 };
  expect(keepHighestProgress(record, failed)).toEqual(failed);
});
