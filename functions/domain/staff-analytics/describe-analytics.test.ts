import { expect, test } from 'vitest';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Period } from '#shared/domain/figures/period.ts';
import { groupAsked } from '../owner-answers/group-asked.ts';
import { type Activity, noActivity } from './activity.ts';
import { describeAnalytics } from './describe-analytics.ts';
import type { DayOfQueries } from './merge-queries.ts';

const now = new Date('2026-03-01T00:30:00Z');
const describe = (
  ports: ReturnType<typeof makePorts>,
  caller: Parameters<typeof describeAnalytics>[1],
  query: Parameters<typeof describeAnalytics>[2],
) =>
  describeAnalytics(ports, caller, query, (questions) =>
    groupAsked(questions, { organisationName: '', languages: [] }),
  );
const superadmin = { role: 'superadmin', brandId: 'gpt' } as const;

/**
 * One visitor each: in this hour, the previous one, exactly a day ago, and at the edges of the longer
 * periods.
 */
const visits = [
  ...['2026-03-01T00', '2026-02-28T23', '2026-02-28T01', '2026-02-28T00'],
  ...['2026-02-23T00', '2026-02-22T23', '2026-01-31T00', '2026-01-30T23', '2025-12-02T00', '2025-12-01T23'],
];

function makePorts(
  hours: Partial<Record<BrandId, [string, Partial<Activity>][]>>,
  days: DayOfQueries[] = [],
) {
  return {
    now: () => now,
    brandHours: {
      read: async (brandId: BrandId, from: string, to: string) =>
        new Map(
          (hours[brandId] ?? [])
            .filter(([hour]) => hour.slice(0, 10) >= from && hour.slice(0, 10) <= to)
            .map(([hour, activity]) => [hour, { ...noActivity, ...activity }]),
        ),
    },
    queries: { readTop: async () => days },
  };
}

test.each<[Period, slots: number, visitors: number, first: string]>([
  ['24h', 24, 3, '2026-02-28T01:00:00.000Z'],
  ['7d', 7, 5, '2026-02-23T00:00:00.000Z'],
  ['30d', 30, 7, '2026-01-31T00:00:00.000Z'],
  ['90d', 90, 9, '2025-12-02T00:00:00.000Z'],
])('%s has %i columns and counts only what happened in them', async (period, slots, visitors, first) => {
  const ports = makePorts({ edgpt: visits.map((hour) => [hour, { visitors: 1 }]) });
  const analytics = await describe(ports, superadmin, { period });
  const columns = analytics.visitors;
  expect([columns.length, columns[0]?.label]).toEqual([slots, first]);
  expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(visitors);
  expect(analytics.platforms.find(({ brandId }) => brandId === 'edgpt')?.visitors).toBe(visitors);
});

test('figures of a platform without counts are null', async () => {
  const ports = makePorts({
    law: [
      ['2026-03-01T00', { questions: 4, answered: 3, responseMs: 2000, rated: 4, helpful: 3, forwarded: 1 }],
      [
        '2026-03-01T01',
        {
          ...{ questions: 4, answered: 3, unsure: 1, responseMs: 2000 },
          ...{ pagesRead: 40, pagesRendered: 10, renderMs: 30_000 },
        },
      ],
    ],
  });
  const { platforms, outcomes, ratings, reading } = await describe(ports, superadmin, {
    period: '24h',
  });
  expect(platforms).toHaveLength(6);
  expect(platforms[1]).toMatchObject({
    ...{ brandId: 'law', answeredPercent: 75, averageResponseTime: 0.5, satisfaction: 4, forwarded: 1 },
  });
  expect(platforms[0]).toMatchObject({
    ...{ brandId: 'edgpt', answeredPercent: null, averageResponseTime: null, satisfaction: null },
  });
  expect(outcomes).toEqual({ answered: 6, unsure: 1, unanswered: 1, forwarded: 1 });
  expect(ratings).toEqual({ helpful: 3, unhelpful: 1 });
  expect(reading).toMatchObject({ pages: 40, rendered: 10, seconds: 30 });
  expect(reading.usd).toBeCloseTo(0.001, 4);
});

test('a query is merged across days and domains under its latest wording', async () => {
  const days = [
    { day: '2026-02-28', queries: [{ key: 'k', text: 'what are the hours', count: 3 }] },
    { day: '2026-03-01', queries: [{ key: 'k', text: 'What are your hours?', count: 4 }] },
  ];
  const { topQueries } = await describe(makePorts({}, days), superadmin, { period: '24h' });
  expect(topQueries).toHaveLength(1);
  expect(topQueries[0]).toMatchObject({ query: 'What are your hours?', count: 6 * 7 });
  expect(topQueries[0]?.domains).toHaveLength(6);
});

test('queries that ask the same are one row, with their sum and how many there are', async () => {
  const ask = (text: string, count: number) => ({ key: text, text, count });
  const days = [
    {
      day: '2026-02-28',
      queries: [ask('Is there a swimming pool?', 3), ask('When does the office open?', 4)],
    },
    { day: '2026-03-01', queries: [ask('Do you have a swimming pool', 2), ask('What does lunch cost?', 1)] },
  ];
  const analytics = await describe(
    makePorts({}, days),
    { role: 'domain-admin', brandId: 'law' },
    { period: '7d' },
  );
  expect(analytics.topQueries.map(({ query, count }) => [query, count])).toEqual([
    ['Is there a swimming pool?', 5],
    ['When does the office open?', 4],
    ['What does lunch cost?', 1],
  ]);
  expect(analytics.queryTotal).toBe(3);
});

test('a domain admin gets only their own domain', async () => {
  const admin = { role: 'domain-admin', brandId: 'law' } as const;
  const { platforms } = await describe(makePorts({}), admin, { period: '7d' });
  expect(platforms.map(({ brandId }) => brandId)).toEqual(['law']);
  await expect(describe(makePorts({}), admin, { period: '7d', platform: 'edgpt' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
