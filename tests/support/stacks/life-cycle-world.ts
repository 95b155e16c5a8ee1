import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { enrollExistingCustomers } from '#functions/domain/life-cycle/enroll-existing-customers.ts';
import { runLifeCycles } from '#functions/domain/life-cycle/run-life-cycles.ts';
import { eraseDueAccounts } from '#functions/domain/maintenance/erase-accounts.ts';
import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import { openTenantStore } from '#functions/storage/dynamodb/accounts/tenant-store.ts';
import { openChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { sealDays } from '#functions/wiring/lazy/seal-days.ts';
import { openPlanDeps } from '#functions/wiring/plans.ts';
import { openStaffLists } from '#functions/wiring/staff/lists.ts';
import { addDays } from '#shared/domain/trial.ts';
import { readMails } from '../callers/outbox.ts';
import { openTenant } from '../callers/roles.ts';
import { openAgent } from '../callers/signed-in.ts';
import { followConversion } from '../callers/trial.ts';
import { startTestStack } from './start-test-stack.ts';
import { refuseFailure, runAsSweeper } from './sweeper.ts';

export type LifeCycleWorld = Awaited<ReturnType<typeof openLifeCycleWorld>>;

/** A stack whose clock the test moves, with customers whose life cycles follow it. */
export async function openLifeCycleWorld() {
  const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-life-cycle-'));
  const stack = await startTestStack(dataDir);
  const deps = await getDeps();
  const subjectsTo = async (email: string) =>
    (await readMails(stack.url, email)).map(({ subject }) => subject);
  return {
    url: stack.url,
    smallSiteUrl: stack.smallSiteUrl,
    deps,
    subjectsTo,
    /** Moves the API's clock to so many days after the test's customer signed up. */
    setClock(days: number) {
      deps.now = () => addDays(new Date(), days);
    },
    /** Does the sweeper's work at the API's time. */
    sweep: () =>
      runAsSweeper(async () => {
        const plans = openPlanDeps(deps);
        const reportItem = refuseFailure;
        await enrollExistingCustomers({
          ...{ ...plans, ...openStaffLists(deps), reportItem },
          tenants: openTenantStore(deps.table),
        });
        await runLifeCycles({
          ...{ ...plans, reportItem },
          chatHistory: openChatHistoryStore(deps.table),
          startMail: deps.sendMail,
          hasOpenInvoice: async () => false,
        });
        await sealDays(deps, reportItem);
        await eraseDueAccounts({
          ...deps,
          endBilling: async () => undefined,
          reportItem,
          eraser: openAccountEraser(deps),
        });
      }),
    async openCustomer(name: string) {
      const tenant = await openTenant(stack.url, name, 'edgpt', stack.smallSiteUrl);
      await followConversion(tenant.agent.client, tenant.conversionId);
      const { organisation } = await tenant.agent.client.account.get({});
      const ask = (sessionId: string, message = 'What are the office hours?') =>
        openAgent(stack.url).client.chat.sendMessage({
          ...{ message, platform: 'edgpt', conversionId: tenant.conversionId, sessionId },
        });
      return { ...tenant, organisationId: organisation?.organisationId ?? '', began: new Date(), ask };
    },
    expectMail: (email: string, subject: RegExp, count = 1) =>
      expect.poll(async () => (await subjectsTo(email)).filter((it) => subject.test(it)).length).toBe(count),
    async stop() {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
