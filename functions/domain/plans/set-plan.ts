import type { PlanId } from '#shared/domain/plan-ids.ts';
import type { BrandId } from '#shared/domain/platforms.ts';
import { findTiers, type PricingModel } from '#shared/domain/pricing.ts';
import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import type { Caller } from '../identity/session.ts';
import type { LifeCycleStore } from './life-cycle-store.ts';

type PlanWorld = {
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  lifeCycles: Pick<LifeCycleStore, 'setPlan'>;
  pricingModelOf(brandId: BrandId): PricingModel;
  now(): Date;
};

/**
 * Puts a customer on a plan that their brand sells, or back on the trial. For a domain admin the customers of other
 * brands do not exist. Throws NOT_FOUND, VALIDATION.
 */
export async function setPlan(
  world: PlanWorld,
  { role, brandId }: Caller,
  { organisationId, plan }: { organisationId: string; plan: PlanId },
): Promise<void> {
  const organisation = await world.organisations.find(organisationId);
  const isTheirs = role === 'superadmin' || organisation?.brandId === brandId;
  if (!organisation || !isTheirs) throw new AppError('NOT_FOUND');
  const sold = findTiers(world.pricingModelOf(organisation.brandId)).map(({ id }) => id);
  if (plan !== 'trial' && !sold.includes(plan)) {
    throw new AppError('VALIDATION', {
      message: 'This brand does not sell that plan.',
      issues: [{ field: 'plan', message: `Choose one of: ${sold.join(', ')}.` }],
    });
  }
  await world.lifeCycles.setPlan(organisationId, plan, world.now());
}
