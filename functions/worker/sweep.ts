import { eraseDemonstrations } from '#functions/domain/conversions/erase-demonstrations.ts';
import { sendOverdueAgain } from '#functions/domain/conversions/sweep.ts';
import { bootstrapSuperadmin } from '#functions/domain/identity/bootstrap-superadmin.ts';
import { eraseDueAccounts } from '#functions/domain/identity/erase-accounts.ts';
import { runLifeCycles } from '#functions/domain/plans/run-life-cycles.ts';
import { takeInCustomers } from '#functions/domain/plans/take-in-customers.ts';
import { type Deps, getDeps } from '#functions/lib/deps.ts';
import { createIdentityWorld } from '#functions/lib/identity-deps.ts';
import { openLibraries } from '#functions/lib/library-deps.ts';
import { openPlanDeps } from '#functions/lib/plan-deps.ts';
import { runSweepStages, type SweepStage } from '#functions/lib/run-sweep-stages.ts';
import { openWebhookDeps } from '#functions/lib/webhook-deps.ts';
import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import { openChatHistoryStore } from '#functions/storage/chat-history-store.ts';
import { openDemonstrationStore } from '#functions/storage/demonstration-store.ts';
import { openStepStore } from '#functions/storage/step-store.ts';
import { openTenantStore } from '#functions/storage/tenant-store.ts';

/**
 * Runs every minute: sends the messages of overdue steps, mails and webhooks again, tells customers of trial, usage and
 * week, and erases accounts and demonstrations whose time has come. Rejects at the end when any of it failed. It may be
 * invoked again at once: what is done is not due any more, and what failed waits for some minutes.
 */
export const handler = async (): Promise<void> => {
  const deps = openWebhookDeps(await getDeps());
  const plans = openPlanDeps(deps);
  const eraser = openAccountEraser(deps);
  const overdue = { ...deps, ...openLibraries(deps), steps: openStepStore(deps.table) };
  const resend = Object.entries(sendOverdueAgain).map(
    ([kind, sendAgain]): SweepStage => ({
      name: `resend-${kind}`,
      run: (reportItem) => sendAgain({ ...overdue, reportItem }),
    }),
  );
  await runSweepStages([
    ...resend,
    {
      name: 'take-in-customers',
      run: (reportItem) => takeInCustomers({ ...plans, reportItem, tenants: openTenantStore(deps.table) }),
    },
    {
      name: 'run-life-cycles',
      run: (reportItem) =>
        runLifeCycles({
          ...{ ...plans, reportItem },
          chatHistory: openChatHistoryStore(deps.table),
          startMail: (mailId) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
        }),
    },
    { name: 'erase-accounts', run: (reportItem) => eraseDueAccounts({ ...deps, eraser, reportItem }) },
    {
      name: 'erase-demonstrations',
      run: (reportItem) =>
        eraseDemonstrations({
          ...{ eraser, reportItem, now: deps.now },
          demonstrations: openDemonstrationStore(deps.table),
        }),
    },
    { name: 'create-first-superadmin', run: () => createFirstSuperadmin(deps) },
  ]);
};

async function createFirstSuperadmin(deps: Deps): Promise<number> {
  if (!deps.firstSuperadmin) return 0;
  const { email, findPassword } = deps.firstSuperadmin;
  return Number(await bootstrapSuperadmin(createIdentityWorld(deps), email, findPassword));
}
