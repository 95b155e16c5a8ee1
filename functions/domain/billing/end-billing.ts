import { AppError } from '#shared/errors.ts';
import type { ReportItem } from '../system/ports.ts';
import { readIdleCredit } from './billing-account.ts';
import { type BalancePorts, refundBalance } from './refunds/refund-balance.ts';
import { withdrawStrays } from './withdraw-strays.ts';

/** Reported by its name and the organisation's id, by which the provider's customer is found. */
class CreditLeftAtProvider extends Error {
  override readonly name = 'CreditLeftAtProvider';
}

/**
 * Ends all charges for an organisation that is being erased, and pays its credit back. What no card takes back stays in
 * the provider's books, apart from what is erased, and is reported: no erasure waits for it. Repeating it does nothing.
 * Throws CONFLICT, UNAVAILABLE.
 */
export async function endBilling(
  ports: BalancePorts & { reportItem: ReportItem },
  organisationId: string,
): Promise<void> {
  const account = await ports.billing.find(organisationId);
  if (account) await withdrawStrays(ports, account);
  if (!account?.subscription) return;
  const { subscriptionId } = account.subscription;
  await ports.provider.endSubscription(subscriptionId);
  try {
    await refundBalance(ports, organisationId);
  } catch (error) {
    // What is under way is finished first, as soon as the provider answers.
    if (error instanceof AppError) throw error;
    ports.reportItem(organisationId, error);
  }
  const subscription = await ports.provider.readSubscription(subscriptionId);
  if (readIdleCredit({ subscription }) > 0) ports.reportItem(organisationId, new CreditLeftAtProvider());
}
