import { findBilled, type StoredBillingDetails } from '../billing-details/billing-details.ts';
import { changeInvoice } from './change-invoice.ts';
import type { SchoolBillingPorts } from './ports.ts';
import { listOfPayer } from './sum/settle-payer.ts';

/** Puts new billing details on the open invoices that an organisation pays. Amounts and numbers stay. */
export async function billOpenInvoices(
  ports: Pick<SchoolBillingPorts, 'invoices' | 'paymentLinks' | 'organisations'>,
  organisationId: string,
  details: StoredBillingDetails,
): Promise<void> {
  const found = await listOfPayer(ports, organisationId);
  const open = found.filter(({ status }) => status === 'open');
  if (open.length === 0) return;
  const organisation = await ports.organisations.find(organisationId);
  const { billingName, billingAddress, purchaseOrderNumber, taxId } = findBilled(details, undefined);
  for (const { invoiceId } of open)
    await changeInvoice(ports, invoiceId, (newest) => ({
      changes: {
        ...{ purchaseOrderNumber, taxId },
        billingName: billingName || (organisation?.name ?? newest.billingName),
        billingAddress: billingAddress || (organisation?.address ?? newest.billingAddress),
      },
    }));
}
