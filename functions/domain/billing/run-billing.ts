import type { ReportItem } from '../system/ports.ts';
import { endOfClaim, workOnEach } from '../system/work-on-each.ts';
import { changeAccount } from './change-account.ts';
import type { BillingPorts } from './ports.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { syncAccount } from './sync-account.ts';

/** A schedule's turn takes this many at most; the others are still due at the next one. */
const batchSize = 25;

/**
 * Reads due subscriptions and payments again, should a message of the provider be lost, and tells owners of failed charges as
 * the days of grace pass. Answers how many were read.
 */
export async function runBilling(ports: BillingPorts & { reportItem: ReportItem }): Promise<number> {
  const now = ports.now();
  const due = await ports.billing.findDue(now, batchSize);
  return workOnEach(due, {
    idOf: (organisationId) => organisationId,
    reportItem: ports.reportItem,
    async work(organisationId) {
      const account = await ports.billing.claim(organisationId, now, endOfClaim(now));
      if (!account) return false;
      await reconcilePayments(ports, account);
      await (account.subscription ? syncAccount(ports, organisationId) : stopLooking(ports, organisationId));
      return true;
    },
  });
}

/** Of who pays by invoice nothing more is to be asked until a card pays one again. */
async function stopLooking(ports: BillingPorts, organisationId: string): Promise<void> {
  await changeAccount(ports, organisationId, (account) => ({ ...account, dueAt: undefined }));
}
