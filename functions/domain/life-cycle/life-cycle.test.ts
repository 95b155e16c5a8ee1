import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/domain/trial.ts';
import { makeCustomer, signedUpAt, stand } from '#tests/support/worlds/customer-fixture.ts';
import type { Organisation } from '../accounts/account.ts';
import { findFirstDue, planStep } from './life-cycle.ts';

const hour = 1 / 24;

/** Runs every due step until the end of that day; returns the notices by day. */
function live(customer: Organisation, untilDay: number, conversations = 0) {
  const notices: [day: number, what: string][] = [];
  let lifeCycle = customer.lifeCycle ?? { ownerId: '', toldUntil: '' };
  let now = findFirstDue(customer.organisationId, signedUpAt, addDays(signedUpAt, 7));
  while (now < addDays(signedUpAt, untilDay + 1)) {
    const day = Math.floor((Number(now) - Number(signedUpAt)) / 86_400_000);
    const step = planStep(stand({ ...customer, lifeCycle }, conversations, now), lifeCycle, now);
    if (step.trialEvent) notices.push([day, step.trialEvent]);
    if (step.week) notices.push([day, `week from ${step.week.begin.toISOString().slice(0, 10)}`]);
    if (step.usagePercent) notices.push([day, `${step.usagePercent}% in ${now.toISOString().slice(0, 7)}`]);
    if (step.isErasure) return [...notices, [day, 'erased']];
    expect(step.dueAt > now).toBe(true);
    ({ lifeCycle, dueAt: now } = step);
  }
  return notices;
}

const trialCalendar = [
  [4, 'ends-soon'],
  [4, 'week from 2026-03-02'],
  [6, 'ends-tomorrow'],
  [7, 'ended'],
  [11, 'week from 2026-03-09'],
  [18, 'week from 2026-03-16'],
  [25, 'week from 2026-03-23'],
  [30, 'erasure-announced'],
  [32, 'week from 2026-03-30'],
  [37, 'erased'],
];

describe('the life of a trial', () => {
  test.each([4, 5, 6, 7, 8, 29, 30, 36, 37, 60])('has the expected notices by day %i', (day) => {
    expect(live(makeCustomer(), day)).toEqual(
      trialCalendar.filter(([noticeDay = 0]) => Number(noticeDay) <= day),
    );
  });

  test.each(['basic', 'professional'] as const)(
    'of a customer with a plan (%s) has weeks and no end',
    (plan) => {
      const notices = live(makeCustomer({ plan }), 59).map(([, what]) => what);
      expect(notices).toHaveLength(8);
      for (const what of notices) expect(what).toMatch(/^week/);
    },
  );

  test('catches up after an outage with the last notice only, and the erasure still waits seven days', () => {
    const { lifeCycle, ...customer } = makeCustomer();
    const look = (day: number, before = lifeCycle) => {
      const now = addDays(signedUpAt, day);
      return planStep(stand({ ...customer, lifeCycle: before }, 0, now), before, now);
    };
    expect(look(8).trialEvent).toBe('ended');
    const late = look(50);
    expect(late).toMatchObject({ trialEvent: 'erasure-announced', isErasure: false });
    expect(look(57 - hour, late.lifeCycle).isErasure).toBe(false);
    expect(look(57, late.lifeCycle).isErasure).toBe(true);
  });

  test('cancels an announced erasure for a longer trial or a plan', () => {
    const at = addDays(signedUpAt, 40);
    const lifeCycle = {
      ...makeCustomer().lifeCycle,
      toldUntil: addDays(signedUpAt, 31).toISOString(),
      erasureDueAt: addDays(signedUpAt, 37).toISOString(),
    };
    const step = (change: Partial<Organisation>) =>
      planStep(stand(makeCustomer({ ...change, lifeCycle }), 0, at), lifeCycle, at);
    expect(step({}).isErasure).toBe(true);
    for (const change of [{ plan: 'growth' as const }, { trialEndsAt: addDays(at, 5).toISOString() }]) {
      expect(step(change)).toMatchObject({ isErasure: false, lifeCycle: { erasureDueAt: undefined } });
    }
  });
});

test('the summaries of 100,000 customers are spread evenly over Monday from 13:00 to 17:00 UTC', () => {
  const ids = Array.from({ length: 100_000 }, (_, number) => `organisation-${number}`);
  const perMinute = Map.groupBy(ids, (id) =>
    findFirstDue(id, signedUpAt, addDays(signedUpAt, 30)).toISOString(),
  );
  const minutes = [...perMinute.keys()].toSorted();
  expect(minutes).toHaveLength(240);
  expect([minutes.at(0), minutes.at(-1)]).toEqual(['2026-03-09T13:00:00.000Z', '2026-03-09T16:59:00.000Z']);
  expect(Math.max(...[...perMinute.values()].map(({ length }) => length))).toBeLessThan(500);
});

describe('what a plan includes', () => {
  const paid = { plan: 'basic' as const, brandId: 'gpt' as const };
  test.each([
    [799, []],
    [800, ['80% in 2026-03', '80% in 2026-04', '80% in 2026-05']],
    [999, ['80% in 2026-03', '80% in 2026-04', '80% in 2026-05']],
    [1000, ['100% in 2026-03', '100% in 2026-04', '100% in 2026-05']],
  ])('with %i of 1,000 conversations is reported once a month: %j', (conversations, expected) => {
    const notices = live(makeCustomer(paid), 61, conversations).map(([, what]) => what);
    expect(notices.filter((what) => !String(what).startsWith('week'))).toEqual(expected);
  });

  test.each([
    [999, undefined],
    [1000, 'conversations-used-up'],
  ])('covers %i conversations of 1,000: %s', (conversations, pause) => {
    expect(stand(makeCustomer(paid), conversations, signedUpAt).pause).toBe(pause);
  });

  test('is never used up when unlimited', () => {
    const school = makeCustomer({ brandId: 'edgpt', plan: 'enterprise' });
    expect(stand(school, 1_000_000, signedUpAt).pause).toBeUndefined();
  });

  test.each([
    [7 - hour, undefined],
    [7, 'trial-ended'],
  ])('in the trial on day %d: %s', (day, pause) => {
    expect(stand(makeCustomer(), 0, addDays(signedUpAt, day)).pause).toBe(pause);
  });
});
