import * as z from 'zod';
import {
  type BillingDetails,
  billingDetailsFields,
  emptyBillingDetails,
  writeAddress,
} from '#shared/domain/billing/billing-details.ts';

/**
 * Who is billed, for all purposes: our invoices, the provider's, receipts and tax. One record per customer, erased
 * with its account.
 */
export const storedBillingDetailsSchema = z.object({
  ...billingDetailsFields,
  organisationId: z.string(),
  /** Optimistic lock: writes based on an older version fail. */
  version: z.number().int(),
});
export type StoredBillingDetails = z.infer<typeof storedBillingDetailsSchema>;

/** Reads billing details; they are written with the billing account. */
export type BillingDetailsStore = { find(organisationId: string): Promise<StoredBillingDetails | undefined> };

/** The next version of a customer's details. */
export function nextDetails(
  organisationId: string,
  known: StoredBillingDetails | undefined,
  details: BillingDetails,
): StoredBillingDetails {
  return { ...details, organisationId, version: (known?.version ?? 0) + 1 };
}

/** Who is billed, as an order by invoice says it. */
export type OrderedBilling = {
  billingName: string;
  billingAddress: string;
  billingEmail: string;
  purchaseOrderNumber: string;
};

/** What an order by invoice says about who is billed. */
export function readOrderedDetails(order: OrderedBilling): Partial<BillingDetails> {
  const { billingName, billingAddress, billingEmail, purchaseOrderNumber } = order;
  const addressLines = billingAddress.split(/\r?\n/).filter((line) => line.trim() !== '');
  return { organisationName: billingName, addressLines, billingEmail, purchaseOrderNumber };
}

/** What an order leaves empty keeps its known value. */
export function withoutEmpty(details: Partial<BillingDetails>): Partial<BillingDetails> {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value.length > 0));
}

/** The known details of a customer, or what an order from before says. */
export function startDetails(
  known: StoredBillingDetails | undefined,
  order: OrderedBilling | undefined,
): BillingDetails {
  return known ?? { ...emptyBillingDetails, ...(order && readOrderedDetails(order)) };
}

/** Who is billed for a customer, as it stands on an invoice. */
export function findBilled(
  known: StoredBillingDetails | undefined,
  order: OrderedBilling | undefined,
): OrderedBilling & { taxId: string } {
  const details = startDetails(known, order);
  const { organisationName: billingName, billingEmail, purchaseOrderNumber, taxId } = details;
  return { billingName, billingAddress: writeAddress(details), billingEmail, purchaseOrderNumber, taxId };
}
