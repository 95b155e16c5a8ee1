import type { ReportItem } from '../system/ports.ts';
import { endOfClaim, workOnEach } from '../system/work-on-each.ts';
import { changeAccount } from './change-account.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { type BalancePorts, refundBalance } from './refunds/refund-balance.ts';
import { syncAccount } from './sync-account.ts';
import { findStrayDue, settleOrder } from './withdraw-strays.ts';

/** Maximum per scheduled run; the rest stays due for the next one. */
const batchSize = 25;

/**
 * Re-reads due subscriptions and payments in case events were lost, finishes refunds of credit, and tells owners about
 * failed charges during the grace period. Returns how many were read.
 */
export async function runBilling(ports: BalancePorts & { reportItem: ReportItem }): Promise<number> {
  const now = ports.now();
  const due = await ports.billing.findDue(now, batchSize);
  return workOnEach(due, {
    idOf: (organisationId) => organisationId,
    reportItem: ports.reportItem,
    async work(organisationId) {
      const account = await ports.billing.claim(organisationId, now, endOfClaim(now));
      if (!account) return false;
      await reconcilePayments(ports, account);
      await settleOrder(ports, account);
      if (account.balanceOrder) await refundBalance(ports, organisationId);
      await (account.subscription ? syncAccount(ports, organisationId) : stopLooking(ports, organisationId));
      return true;
    },
  });
}

/** Invoice customers aren't due again until a card pays. */
async function stopLooking(ports: BalancePorts, organisationId: string): Promise<void> {
  await changeAccount(ports, organisationId, (account) => ({
    ...account,
    dueAt: account.orderedAt && findStrayDue(account.orderedAt).toISOString(),
  }));
}
