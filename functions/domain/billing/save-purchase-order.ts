import type { Organisation } from '../accounts/account.ts';
import type { OrderingPorts } from './ports.ts';
import { readBillingDetails, saveBillingDetails } from './save-billing-details.ts';

/** Saves the purchase order number among the billing details. Throws CONFLICT, UNAVAILABLE. */
export async function savePurchaseOrder(
  ports: OrderingPorts,
  organisation: Organisation,
  purchaseOrderNumber: string,
): Promise<void> {
  const { details, version } = await readBillingDetails(ports, organisation.organisationId);
  await saveBillingDetails(ports, organisation, { details: { ...details, purchaseOrderNumber }, version });
}
