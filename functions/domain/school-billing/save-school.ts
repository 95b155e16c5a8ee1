import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import type { Caller } from '../identity/session.ts';
import type { SchoolBillingPorts } from './ports.ts';
import type { School } from './school.ts';

/** Takes a school's order by invoice, or corrects it. Throws NOT_FOUND for a customer of another brand. */
export async function saveSchool(
  { schools, organisations }: Pick<SchoolBillingPorts, 'schools' | 'organisations'>,
  caller: Pick<Caller, 'role' | 'brandId'>,
  order: Omit<School, 'brandId'>,
): Promise<School> {
  const organisation = await organisations.find(order.organisationId);
  if (!organisation || !isTheirs(caller, organisation)) throw new AppError('NOT_FOUND');
  const school = { ...order, brandId: organisation.brandId };
  await schools.save(school);
  return school;
}

function isTheirs({ role, brandId }: Pick<Caller, 'role' | 'brandId'>, organisation: Organisation): boolean {
  return role === 'superadmin' || brandId === organisation.brandId;
}
