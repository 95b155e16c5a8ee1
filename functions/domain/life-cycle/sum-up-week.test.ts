import { expect, test } from 'vitest';
import type { PlanId } from '#shared/domain/billing/plan-ids.ts';
import { addDays } from '#shared/domain/trial.ts';
import { makeCustomer, signedUpAt, stand } from '#tests/support/worlds/customer-fixture.ts';
import { makeLibraryPorts } from '#tests/support/worlds/library-ports-fixture.ts';
import { sumDayCounts } from '../chat/chat-day.ts';
import { sumUpWeek } from './sum-up-week.ts';

const [begin, end] = [addDays(signedUpAt, 10), addDays(signedUpAt, 17)];

async function write(plan: PlanId, conversations: number, isChanged: boolean, isQuietTold = true) {
  const { ports, conversion } = makeLibraryPorts();
  const readAt = addDays(begin, 1).toISOString();
  const vanished = [{ itemId: 'trip', title: 'Spring trip' }];
  if (isChanged)
    await ports.websiteChanges.save('', { readAt, facts: [], factCount: 0, vanished, moved: [] });
  const counts = { ...sumDayCounts([]), conversations, questions: conversations, answered: conversations };
  const customer = makeCustomer({ plan });
  const { mail } = await sumUpWeek(
    {
      ...ports,
      chatDays: { readDays: async () => new Map([['2026-03-16', counts]]) },
      dismissedQuestions: { list: async () => [] },
      ledger: { findHead: async () => undefined },
      now: () => end,
    },
    {
      standing: stand(customer, conversations, end),
      step: { week: { begin, end }, lifeCycle: { ...customer.lifeCycle, isQuietTold } },
      addressee: {
        organisation: customer,
        owner: { name: 'Ada', email: 'ada@maple.example' },
        dashboardUrl: '',
      },
      conversionId: conversion().conversionId,
    },
  );
  return mail?.subject;
}

test.each([
  ['a week in which somebody asked', 'professional', 3, true, 'Last week your visitors asked 3 questions'],
  ['a week in which only the website changed', 'professional', 0, true, 'Your website has changed'],
  ['a change, on a plan without summaries', 'basic', 3, true, 'Your website has changed'],
] as const)('%s has one mail', async (_what, plan, conversations, isChanged, subject) => {
  expect(await write(plan, conversations, isChanged)).toBe(`${subject}: Maple Grove`);
});

test('a week in which nothing changed and nobody asked has none, on a plan without summaries even where somebody asked', async () => {
  expect(await write('professional', 0, false)).toBeUndefined();
  expect(await write('basic', 3, false, false)).toBeUndefined();
});
