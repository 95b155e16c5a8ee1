import type { BillingState } from '#shared/domain/billing/billing-actions.ts';
import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import type { BillingAccount } from './billing-account.ts';
import { findBillingState } from './billing-state.ts';
import type { BillingPorts } from './ports.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { syncAccount } from './sync-account.ts';

/** Payments of a period: changes of a plan make several. */
const readPayments = 100;

/** How a customer stands with its payments, as of the last read of its subscription. */
export async function readBillingState(
  { payments, now }: Pick<BillingPorts, 'payments' | 'now'>,
  { organisationId, plan }: Pick<Organisation, 'organisationId' | 'plan'>,
  account: BillingAccount | undefined,
): Promise<BillingState> {
  const known = account?.customerId ? await payments.listOf(organisationId, readPayments) : [];
  return findBillingState(account, { plan, now: now(), payments: known });
}

/**
 * The account, its subscription read again if somebody may just have paid: the event about it may be lost, or not
 * be here yet. Without the provider it is as it was.
 */
export async function readUnsettledAccount(
  ports: BillingPorts,
  organisationId: string,
): Promise<BillingAccount | undefined> {
  const account = await ports.billing.find(organisationId);
  const status = account?.subscription?.status;
  if (status !== 'incomplete' && status !== 'past_due') return account;
  try {
    const read = await syncAccount(ports, organisationId);
    if (read && read.subscription?.status !== status) await reconcilePayments(ports, read);
    return read;
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return account;
    throw error;
  }
}
