import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDeps } from '#functions/wiring/deps.ts';
import { openTenant } from '#tests/support/callers/roles.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { addChats } from '#tests/support/data/add-chats.ts';
import { runsInFull } from '#tests/support/sample.ts';
import { measureUnits } from '#tests/support/stacks/measure-units.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-cost-'));
let stack: TestStack;
let owner: Awaited<ReturnType<typeof openTenant>>;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  owner = await openTenant(stack.url, 'Busy Academy', 'edgpt', stack.smallSiteUrl);
  await followConversion(owner.agent.client, owner.conversionId);
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Fills every item of a month's daily counts. */
async function addBusyMonth(): Promise<void> {
  const { chatDays } = await getDeps();
  for (let day = 1; day < 30; day++) {
    const date = new Date(Date.now() - day * 86_400_000);
    for (const visitor of 'abcdefgh')
      await chatDays.add(owner.conversionId, date, visitor, { visitors: 900, questions: 700, answered: 600 });
  }
}

/** The first two thousand fill a page of conversations and a month of busy days. */
const mostChats = runsInFull() ? 10_000 : 3000;

test(`looking at the dashboard costs the same after ten conversations and after ${mostChats}`, async () => {
  const { dashboard, chatHistory } = owner.agent.client;
  const { conversionId } = owner;
  const polls = {
    dashboard: () => dashboard.get({ conversionId }),
    history: () => chatHistory.listSessions({ brandId: 'edgpt', conversionId }),
    analytics: () => dashboard.getAnalytics({ conversionId, timeframe: '30d' }),
  };
  const measure = async () => ({
    dashboard: await measureUnits(polls.dashboard),
    history: await measureUnits(polls.history),
    analytics: await measureUnits(polls.analytics),
  });
  const deps = await getDeps();
  await addBusyMonth();
  await addChats(deps, conversionId, { from: 0, to: 10 });
  const few = await measure();
  await addChats(deps, conversionId, { from: 10, to: 2000 });
  const many = await measure();
  await addChats(deps, conversionId, { from: 2000, to: mostChats });
  const most = await measure();
  expect((await polls.dashboard()).stats.totalChats).toBe(mostChats);
  expect(few.dashboard).toBeGreaterThan(0);
  expect(most.dashboard).toBe(few.dashboard);
  // These read a whole page of conversations, which ten do not fill.
  expect(most).toEqual(many);
  expect(most.history).toBeLessThan(12);
  expect(most.analytics).toBeLessThan(50);
});
