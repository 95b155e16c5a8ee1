import type { PaidPlanId } from '#shared/domain/plan-ids.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import type { PlanPorts } from '../life-cycle/ports.ts';
import { setPlan } from '../life-cycle/set-plan.ts';
import type { SchoolBillingPorts } from './ports.ts';
import type { School } from './school.ts';

type Order = Omit<School, 'brandId'> & { plan: PaidPlanId };

/**
 * Takes a school's order by invoice, or corrects it, and puts the school on the plan. Throws NOT_FOUND for a customer whose
 * brand serves no schools, VALIDATION for a plan that is not sold, CONFLICT.
 */
export async function saveSchool(
  ports: PlanPorts & Pick<SchoolBillingPorts, 'schools' | 'organisations'>,
  caller: Caller,
  { plan, ...order }: Order,
): Promise<{ organisationId: string }> {
  const { organisationId } = order;
  const organisation = await ports.organisations.find(organisationId);
  if (!organisation || ports.pricingModelOf(organisation.brandId) !== 'enrollment')
    throw new AppError('NOT_FOUND');
  if (organisation.plan !== plan) await setPlan(ports, caller, { organisationId, plan });
  await ports.schools.save({ ...order, brandId: organisation.brandId });
  return { organisationId };
}
