import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import type { SchoolBillingPorts } from './ports.ts';
import { payerOf, type SchoolInvoice } from './school-invoice.ts';

export type Recipient = { organisation: Organisation; userId: string; name: string; email: string };

/**
 * The current recipient of an invoice: the address in the payer's order, or else the owner. Throws NOT_FOUND
 * once the account is erased.
 */
export async function findRecipient(
  { schools, organisations, users }: Pick<SchoolBillingPorts, 'schools' | 'organisations' | 'users'>,
  invoice: SchoolInvoice,
): Promise<Recipient> {
  const { billingName } = invoice;
  const organisationId = payerOf(invoice);
  const [organisation, school] = await Promise.all([
    organisations.find(organisationId),
    schools.find(organisationId),
  ]);
  const ownerId = organisation?.lifeCycle?.ownerId;
  const owner = ownerId ? await users.find(ownerId) : undefined;
  if (!organisation || !owner)
    throw new AppError('NOT_FOUND', {
      message: 'This school’s account and its address have been deleted.',
    });
  const { userId } = owner;
  return school?.billingEmail
    ? { organisation, userId, name: billingName, email: school.billingEmail }
    : { organisation, userId, name: owner.name, email: owner.email };
}
