import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import { createBillingAccount } from './open-billing-account.ts';
import type { OrderingPorts } from './ports.ts';

/** Saves the purchase order number shown on later invoices, including school invoices. Throws CONFLICT. */
export async function savePurchaseOrder(
  { billing, schools, now }: Pick<OrderingPorts, 'billing' | 'schools' | 'now'>,
  organisation: Organisation,
  purchaseOrderNumber: string,
): Promise<void> {
  const { organisationId } = organisation;
  const [account, school] = await Promise.all([billing.find(organisationId), schools.find(organisationId)]);
  const known = account ?? createBillingAccount(organisation);
  const next = { ...known, purchaseOrderNumber, version: known.version + 1 };
  const order = school && { school: { ...school, purchaseOrderNumber } };
  if (!(await billing.save(next, { now: now(), order }))) throw new AppError('CONFLICT');
}
