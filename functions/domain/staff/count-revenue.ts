import type { Organisation } from '../accounts/account.ts';
import type { CountedPayment, RevenueStore } from './ports.ts';

/** What counting a payment needs. */
export type RevenuePorts = {
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  /** Puts a customer into the lists of staff; false where there is none. */
  ensureListed(organisation: Organisation): Promise<boolean>;
  revenue: RevenueStore;
};

/**
 * Counts a payment or a refund for the figures of staff, once however often it is told. A payment of a customer who is
 * gone counts for the brand alone. False when it was counted before.
 */
export async function countRevenue(ports: RevenuePorts, payment: CountedPayment): Promise<boolean> {
  if (!Number.isInteger(payment.cents) || payment.cents < 0)
    throw new Error('Cents are whole and not negative');
  const organisation = await ports.organisations.find(payment.organisationId);
  const isListed = organisation !== undefined && (await ports.ensureListed(organisation));
  return ports.revenue.count(payment, isListed ? organisation : undefined);
}
