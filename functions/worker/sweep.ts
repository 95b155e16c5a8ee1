import { eraseDemonstrations } from '#functions/domain/conversions/erase-demonstrations.ts';
import { sweep } from '#functions/domain/conversions/sweep.ts';
import { bootstrapSuperadmin } from '#functions/domain/identity/bootstrap-superadmin.ts';
import { eraseDueAccounts } from '#functions/domain/identity/erase-accounts.ts';
import { runLifeCycles } from '#functions/domain/plans/run-life-cycles.ts';
import { takeInCustomers } from '#functions/domain/plans/take-in-customers.ts';
import { getDeps } from '#functions/lib/deps.ts';
import { createIdentityWorld } from '#functions/lib/identity-deps.ts';
import { openLibraries } from '#functions/lib/library-deps.ts';
import { log } from '#functions/lib/log.ts';
import { openPlanDeps } from '#functions/lib/plan-deps.ts';
import { openWebhookDeps } from '#functions/lib/webhook-deps.ts';
import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import { openChatHistoryStore } from '#functions/storage/chat-history-store.ts';
import { openDemonstrationStore } from '#functions/storage/demonstration-store.ts';
import { openStepStore } from '#functions/storage/step-store.ts';
import { openTenantStore } from '#functions/storage/tenant-store.ts';

/**
 * Runs every minute: sends the messages of overdue steps, mails and webhooks again, tells customers of trial, usage and
 * week, and erases accounts and demonstrations whose time has come.
 */
export const handler = async (): Promise<void> => {
  const deps = openWebhookDeps(await getDeps());
  const { firstSuperadmin } = deps;
  const sent = await sweep({ ...deps, ...openLibraries(deps), steps: openStepStore(deps.table) });
  if (sent) log.warn('swept', { sent });
  const plans = openPlanDeps(deps);
  const takenIn = await takeInCustomers({ ...plans, tenants: openTenantStore(deps.table) });
  if (takenIn) log.info('took customers in', { takenIn });
  const moved = await runLifeCycles({
    ...plans,
    chatHistory: openChatHistoryStore(deps.table),
    startMail: (mailId) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
    reportFailure: (organisationId, error) =>
      log.error('life cycle failed', {
        organisationId,
        error: error instanceof Error ? error : new Error(String(error)),
      }),
  });
  if (moved) log.info('moved life cycles on', { moved });
  const eraser = openAccountEraser(deps);
  const erased = await eraseDueAccounts({ ...deps, eraser });
  if (erased) log.info('erased accounts', { erased });
  const ended = await eraseDemonstrations({
    ...{ eraser, now: deps.now },
    demonstrations: openDemonstrationStore(deps.table),
  });
  if (ended) log.info('erased demonstrations', { ended });
  if (!firstSuperadmin) return;
  const { email, findPassword } = firstSuperadmin;
  if (await bootstrapSuperadmin(createIdentityWorld(deps), email, findPassword)) {
    log.warn('created the first superadmin');
  }
};
