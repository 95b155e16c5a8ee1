import { expect, test } from 'vitest';
import { addDays } from '#shared/domain/trial.ts';
import { judgeDomain, type Sight } from './judge-domain.ts';
import type { DomainClaim } from './own-domain.ts';

const now = new Date('2026-06-30T12:00:00.000Z');
const daysAgo = (days: number) => addDays(now, -days).toISOString();
const claim = (claimedDays: number, rest: Partial<DomainClaim>): DomainClaim => ({
  ...{ conversionId: 'conv_edgpt_0', domain: 'ask.example.org', token: 't', target: 'to.example.net' },
  ...{ state: 'waiting', claimedAt: daysAgo(claimedDays), since: daysAgo(claimedDays) },
  ...rest,
});

const fresh = claim(1, {});
const certificate = claim(1, { state: 'certificate' });
const refused = claim(1, { state: 'broken', problem: 'certificate-failed' });
const live = claim(90, { state: 'live', since: daysAgo(80), liveAt: daysAgo(80) });
const broken = claim(90, { state: 'broken', since: daysAgo(3), liveAt: daysAgo(80), problem: 'no-route' });
const outlived = { ...broken, since: daysAgo(14) };
const stale = claim(30, { problem: 'no-proof' });

/** What is, what a check sees, and then: state, problem, minutes to the next check, and what the owner is told. */
test.each<[string, DomainClaim, Sight, string]>([
  ['waiting', fresh, 'no-proof', 'waiting no-proof 10'],
  ['waiting', fresh, 'no-route', 'waiting no-route 10'],
  ['waiting', fresh, 'held', 'waiting held 10'],
  ['waiting for days', claim(5, {}), 'no-proof', 'waiting no-proof 720'],
  ['waiting', fresh, 'certificate-pending', 'certificate - 2'],
  ['waiting', fresh, 'served', 'live - 1440 live'],
  ['waiting with a problem', { ...fresh, problem: 'no-route' }, 'unclear', 'waiting no-route 10'],
  ['certificate', certificate, 'served', 'live - 1440 live'],
  ['certificate', certificate, 'certificate-failed', 'broken certificate-failed 60 broken'],
  ['certificate', certificate, 'no-route', 'waiting no-route 10'],
  ['a refused certificate', refused, 'certificate-failed', 'broken certificate-failed 60'],
  ['a refused certificate', refused, 'certificate-pending', 'certificate - 2'],
  ['live', live, 'served', 'live - 1440'],
  ['live', live, 'unclear', 'live - 10'],
  ['live', live, 'certificate-pending', 'live - 1440'],
  ['live', live, 'certificate-failed', 'broken certificate-failed 60 broken'],
  ['live', live, 'no-proof', 'broken no-proof 60 broken'],
  ['live', live, 'no-route', 'broken no-route 60 broken'],
  ['live', live, 'not-in-plan', 'broken not-in-plan 60 broken'],
  ['broken', broken, 'no-route', 'broken no-route 60'],
  ['broken', broken, 'no-proof', 'broken no-proof 60'],
  ['broken', broken, 'served', 'live - 1440 live'],
  ['broken for two weeks', outlived, 'no-route', 'ended'],
  ['broken for two weeks', outlived, 'not-in-plan', 'ended'],
  ['broken for two weeks', outlived, 'unclear', 'broken no-route 10'],
  ['broken for two weeks', outlived, 'served', 'live - 1440 live'],
  ['waiting for a month', stale, 'no-proof', 'ended'],
  ['waiting for a month', stale, 'served', 'live - 1440 live'],
])('a domain that is %s and looks %3$s', (_name, before, sight, expected) => {
  const judged = judgeDomain(before, sight, now);
  if (!judged) return expect('ended').toBe(expected);
  const { claim: after, nextCheckAt, news } = judged;
  const minutes = (nextCheckAt.getTime() - now.getTime()) / 60_000;
  const said = [after.state, after.problem ?? '-', minutes, news].filter((word) => word !== undefined);
  expect(said.join(' ')).toBe(expected);
  expect(after.since).toBe(after.state === before.state ? before.since : now.toISOString());
});
