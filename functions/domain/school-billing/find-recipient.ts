import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import { findBilled } from '../billing-details/billing-details.ts';
import type { SchoolBillingPorts } from './ports.ts';
import { payerOf, type SchoolInvoice } from './school-invoice.ts';

export type Recipient = { organisation: Organisation; userId: string; name: string; email: string };

/**
 * The current recipient of an invoice: the address in the payer's order, or else the owner. Throws NOT_FOUND
 * once the account is erased.
 */
export async function findRecipient(
  {
    schools,
    details,
    organisations,
    users,
  }: Pick<SchoolBillingPorts, 'schools' | 'details' | 'organisations' | 'users'>,
  invoice: SchoolInvoice,
): Promise<Recipient> {
  const { billingName } = invoice;
  const organisationId = payerOf(invoice);
  const [organisation, school, known] = await Promise.all([
    organisations.find(organisationId),
    schools.find(organisationId),
    details.find(organisationId),
  ]);
  const { billingEmail } = findBilled(known, school);
  const ownerId = organisation?.lifeCycle?.ownerId;
  const owner = ownerId ? await users.find(ownerId) : undefined;
  if (!organisation || !owner)
    throw new AppError('NOT_FOUND', { message: 'This school’s account and its address have been deleted.' });
  const { userId } = owner;
  return billingEmail
    ? { organisation, userId, name: billingName, email: billingEmail }
    : { organisation, userId, name: owner.name, email: owner.email };
}

/** The same; undefined once the account is erased. */
export async function findRecipientIfAny(
  ports: Pick<SchoolBillingPorts, 'schools' | 'details' | 'organisations' | 'users'>,
  invoice: SchoolInvoice,
): Promise<Recipient | undefined> {
  try {
    return await findRecipient(ports, invoice);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
