import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import type { School } from '../billing/school.ts';
import type { SchoolBillingPorts } from './ports.ts';

type Finding = { schools: Pick<SchoolBillingPorts['schools'], 'find'> };

/**
 * The payer of a school: the organisation whose billing account covers it, such as a district, or the school
 * itself.
 */
export async function findPayer({ schools }: Finding, school: School): Promise<School> {
  return (school.payerId && (await schools.find(school.payerId))) || school;
}

/** Throws VALIDATION for a payer that can't pay for a customer. */
export async function checkPayer(
  { schools }: Finding,
  { organisationId, brandId }: Pick<Organisation, 'organisationId' | 'brandId'>,
  payerId: string,
): Promise<void> {
  const payer = payerId === organisationId ? undefined : await schools.find(payerId);
  if (payer?.brandId === brandId && !payer.payerId) return;
  const message = 'Choose an organization of the same brand that pays by invoice itself.';
  throw new AppError('VALIDATION', { message, issues: [{ field: 'payerId', message }] });
}
