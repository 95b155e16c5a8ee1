import { expect, test } from 'vitest';
import type { ReportItem } from '../system/ports.ts';
import type { LedgerClaim } from './ports.ts';
import { findLastOver, findSealTime } from './seal-time.ts';
import { sendLedgers } from './send-ledgers.ts';

const day = '2026-11-25';
const ids = Array.from({ length: 100_000 }, (_, number) => `conv_edgpt_${number}`);

test('the days of 100,000 assistants are sealed evenly from 0:30 to 4:30 UTC, each at the same minute every night', () => {
  const perMinute = Map.groupBy(ids, (id) => findSealTime(day, id).toISOString());
  const minutes = [...perMinute.keys()].toSorted();
  expect(minutes).toHaveLength(240);
  expect([minutes.at(0), minutes.at(-1)]).toEqual(['2026-11-26T00:30:00.000Z', '2026-11-26T04:29:00.000Z']);
  expect(Math.max(...[...perMinute.values()].map(({ length }) => length))).toBeLessThan(500);
  for (const id of ids.slice(0, 100)) {
    expect(findLastOver(findSealTime(day, id))).toBe(day);
    expect(findSealTime('2026-11-26', id).getTime() - findSealTime(day, id).getTime()).toBe(86_400_000);
  }
});

test('all of them are handed over once by 4:30, although messages are lost and sweeps stand still for an hour', async () => {
  const dueAt = new Map(ids.map((id) => [id, findSealTime(day, id).toISOString()] as const));
  const index = new Map(
    [...Map.groupBy(ids, (id) => dueAt.get(id) ?? '')].map(([at, due]) => [at, new Set(due)]),
  );
  const move = (id: string, at: string | undefined) => {
    index.get(dueAt.get(id) ?? '')?.delete(id);
    dueAt.delete(id);
    if (at === undefined) return;
    dueAt.set(id, at);
    index.set(at, (index.get(at) ?? new Set()).add(id));
  };
  const sealed = new Set<string>();
  const messages: LedgerClaim[] = [];
  let now = new Date('2026-11-26T00:29:30Z');
  const refuse: ReportItem = (id) => expect.unreachable(id);
  const ports = {
    ledger: {
      findDue: async (before: Date, limit: number) =>
        [...index]
          .filter(([at, due]) => at <= before.toISOString() && due.size > 0)
          .toSorted()
          .flatMap(([, due]) => [...due].slice(0, limit))
          .slice(0, limit),
      claim: async (id: string, at: Date, until: Date) => {
        const isDue = (dueAt.get(id) ?? '~') <= at.toISOString();
        if (isDue) move(id, until.toISOString());
        return isDue;
      },
    },
    sendLedger: async (claim: LedgerClaim) => void messages.push(claim),
    now: () => now,
    reportItem: refuse,
  };
  const work = ({ conversionId, claimedUntil }: LedgerClaim) => {
    if (dueAt.get(conversionId) !== claimedUntil) return;
    expect(sealed.has(conversionId)).toBe(false);
    sealed.add(conversionId);
    move(conversionId, undefined);
  };
  let sent = 0;
  while (dueAt.size > 0) {
    now = new Date(now.getTime() + 60_000);
    if (now.getUTCHours() !== 2) await sendLedgers(ports);
    // Every hundredth message of the first hour is lost, and every seventh comes twice.
    for (const message of messages.splice(0)) {
      if (now.getUTCHours() < 1 && ++sent % 100 === 0) continue;
      work(message);
      if (++sent % 7 === 0) work(message);
    }
  }
  expect(sealed.size).toBe(ids.length);
  expect(now.toISOString() < '2026-11-26T04:31').toBe(true);
});
