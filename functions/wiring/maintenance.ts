import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import { openReadingWalkStore } from '#functions/storage/dynamodb/accounts/reading-walk-store.ts';
import { openTenantStore } from '#functions/storage/dynamodb/accounts/tenant-store.ts';
import { openChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import { openDemonstrationStore } from '#functions/storage/dynamodb/conversions/demonstration-store.ts';
import { openStepStore } from '#functions/storage/dynamodb/conversions/step-store.ts';
import type { Deps } from './deps.ts';
import { createIdentityPorts } from './identity.ts';
import { openLibraries } from './knowledge-base.ts';
import { openPlanDeps } from './plans.ts';
import { openWebhookDeps } from './webhooks.ts';

/** The ports of the sweeper's stages. */
export function openMaintenancePorts(deps: Deps) {
  const { table, now } = deps;
  const withWebhooks = openWebhookDeps(deps);
  const plans = openPlanDeps(withWebhooks);
  const eraser = openAccountEraser(deps);
  return {
    overdue: { ...withWebhooks, ...openLibraries(deps), steps: openStepStore(table) },
    enrolment: { ...plans, tenants: openTenantStore(table) },
    renewals: {
      ...plans,
      ...openLibraries(deps),
      tenants: openTenantStore(table),
      readingWalks: openReadingWalkStore(table),
    },
    lifeCycles: {
      ...plans,
      chatHistory: openChatHistoryStore(table),
      startMail: (mailId: string) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
    },
    accounts: { ...deps, eraser },
    demonstrations: { eraser, now, demonstrations: openDemonstrationStore(table) },
    identity: createIdentityPorts(deps),
  };
}
