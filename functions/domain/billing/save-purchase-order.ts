import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import { beginBillingAccount } from './open-billing-account.ts';
import type { BillingPorts } from './ports.ts';

/** Keeps the number that later invoices name. Throws CONFLICT. */
export async function savePurchaseOrder(
  { billing, now }: Pick<BillingPorts, 'billing' | 'now'>,
  organisation: Organisation,
  purchaseOrderNumber: string,
): Promise<void> {
  const known = (await billing.find(organisation.organisationId)) ?? beginBillingAccount(organisation);
  const next = { ...known, purchaseOrderNumber, version: known.version + 1 };
  if (!(await billing.save(next, { now: now() }))) throw new AppError('CONFLICT');
}
