import { expect, test } from 'vitest';
import type { HandOverPorts, LifeCycleClaim } from './ports.ts';
import { sendLifeCycles } from './send-life-cycles.ts';

const now = new Date('2026-03-09T15:00:00Z');

/** Customers whose life cycle is due; the index of due work may lag behind their claims. */
function openPorts(count: number, indexLags = false) {
  const ids = Array.from({ length: count }, (_, number) => `organisation-${number}`);
  const claimed = new Set<string>();
  const sent: LifeCycleClaim[] = [];
  const failed: string[] = [];
  const ports: HandOverPorts = {
    lifeCycles: {
      findDue: async (_before, limit) => ids.filter((id) => indexLags || !claimed.has(id)).slice(0, limit),
      claim: async (id) => claimed.size < claimed.add(id).size,
    },
    async sendLifeCycle(claim) {
      if (claim.organisationId === 'organisation-7') throw new Error('the queue refuses it');
      sent.push(claim);
    },
    now: () => now,
    reportItem: (id) => void failed.push(id),
  };
  return { ports, sent, failed };
}

test('a backlog is handed over within few runs, each customer once, and a failing one does not block the others', async () => {
  const { ports, sent, failed } = openPorts(4500);
  const runs: number[] = [];
  while (runs.at(-1) !== 0) runs.push(await sendLifeCycles(ports));
  expect(runs.length).toBeLessThan(5);
  expect(failed).toEqual(['organisation-7']);
  expect(new Set(sent.map(({ organisationId }) => organisationId)).size).toBe(4499);
  expect(sent).toHaveLength(4499);
  for (const { claimedUntil } of sent) expect(claimedUntil > now.toISOString()).toBe(true);
});

test('customers that the index still lists after their claim are handed over once', async () => {
  const { ports, sent } = openPorts(300, true);
  await sendLifeCycles(ports);
  await sendLifeCycles(ports);
  expect(new Set(sent).size).toBe(sent.length);
  expect(sent.length).toBeGreaterThan(200);
  expect(sent.length).toBeLessThan(300);
});
