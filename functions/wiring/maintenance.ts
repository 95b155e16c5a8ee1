import { endBilling } from '#functions/domain/billing/end-billing.ts';
import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import {
  openReadingWalkStore,
  openWebsiteWalkStore,
} from '#functions/storage/dynamodb/accounts/reading-walk-store.ts';
import { openTenantStore } from '#functions/storage/dynamodb/accounts/tenant-store.ts';
import { openDemonstrationStore } from '#functions/storage/dynamodb/conversions/demonstration-store.ts';
import { openStepStore } from '#functions/storage/dynamodb/conversions/step-store.ts';
import { openBillingPorts } from './billing/billing.ts';
import type { Deps } from './deps.ts';
import { openEmailChanges } from './email-changes.ts';
import { createIdentityPorts } from './identity.ts';
import { openInboxPorts } from './inbox.ts';
import { openLibraries } from './knowledge-base.ts';
import { openPlanDeps } from './plans.ts';
import { openStaffLists } from './staff/lists.ts';
import { openWebhookDeps } from './webhooks.ts';

/** The ports of the sweeper's stages. */
export function openMaintenancePorts(deps: Deps) {
  const { table, now } = deps;
  const withWebhooks = openWebhookDeps(deps);
  const plans = openPlanDeps(withWebhooks);
  const eraser = openAccountEraser(deps);
  const billing = openBillingPorts(deps);
  return {
    overdue: { ...withWebhooks, ...openLibraries(deps), steps: openStepStore(table) },
    enrolment: { ...plans, ...openStaffLists(deps), tenants: openTenantStore(table) },
    renewals: {
      ...plans,
      ...openLibraries(deps),
      tenants: openTenantStore(table),
      readingWalks: openReadingWalkStore(table),
      websiteWalks: openWebsiteWalkStore(table),
    },
    lifeCycles: plans,
    billing,
    accounts: {
      ...deps,
      eraser,
      endBilling: (organisationId: string) => endBilling(billing, organisationId),
    },
    demonstrations: { eraser, now, demonstrations: openDemonstrationStore(table) },
    inbox: openInboxPorts(deps),
    identity: createIdentityPorts(deps),
    emailChanges: openEmailChanges(deps),
  };
}
