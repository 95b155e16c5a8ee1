import type { PlanId } from '#shared/domain/plan-ids.ts';
import { findTiers } from '#shared/domain/pricing.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import { makeStaffAction } from '../staff/staff-action.ts';
import type { PlanPorts } from './ports.ts';

/**
 * Puts a customer on a plan that their brand sells, or back on the trial. For a domain admin the customers of other
 * brands do not exist. Throws NOT_FOUND, VALIDATION, and CONFLICT when somebody else did so at the same moment.
 */
export async function setPlan(
  ports: PlanPorts,
  { userId, role, brandId }: Caller,
  { organisationId, plan }: { organisationId: string; plan: PlanId },
): Promise<void> {
  const organisation = await ports.organisations.find(organisationId);
  const isTheirs = role === 'superadmin' || organisation?.brandId === brandId;
  if (!organisation || !isTheirs) throw new AppError('NOT_FOUND');
  const sold = findTiers(ports.pricingModelOf(organisation.brandId)).map(({ id }) => id);
  if (plan !== 'trial' && !sold.includes(plan)) {
    throw new AppError('VALIDATION', {
      message: 'This brand does not sell that plan.',
      issues: [{ field: 'plan', message: `Choose one of: ${sold.join(', ')}.` }],
    });
  }
  const deed = { kind: 'plan-set', organisationId, from: organisation.plan, to: plan } as const;
  const isSet = await ports.lifeCycles.setPlan(organisation, plan, makeStaffAction(ports, userId, deed));
  if (!isSet) throw new AppError('CONFLICT');
}
