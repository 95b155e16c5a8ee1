import { type Cents, cents, centsOfUsd } from '#shared/domain/money.ts';
import type { PlanId } from '#shared/domain/plan-ids.ts';
import { findTiers, type PricingModel } from '#shared/domain/pricing.ts';
import type { Organisation } from '../accounts/account.ts';
import type { SalesChange } from './brand-counts.ts';
import { kindOf } from './listing.ts';

/** Effect of a plan change on the staff's counts, and since when somebody is a customer. */
export type PlanChange = { sales: SalesChange; customerSince: string | undefined };

/** Describes a plan change. Leaving a plan counts as a cancellation that loses its monthly price. */
export function describePlanChange(
  organisation: Organisation,
  to: PlanId,
  model: PricingModel,
  at: Date,
): PlanChange {
  const { plan: from, trialEndsAt } = organisation;
  const isFirst = to !== 'trial' && kindOf(organisation) === 'trial';
  const isCancelled = from !== 'trial' && to === 'trial';
  const paid = Number(to !== 'trial') - Number(from !== 'trial');
  return {
    customerSince: organisation.customerSince ?? (isFirst || from !== 'trial' ? at.toISOString() : undefined),
    sales: {
      at,
      totals: { paid, customers: Number(isFirst) },
      ...(isCancelled && { month: { cancellations: 1, lostCents: findMonthlyCents(model, from) } }),
      ...(isFirst && { trialEnds: [{ endsAt: trialEndsAt, change: -1 as const }] }),
    },
  };
}

function findMonthlyCents(model: PricingModel, plan: PlanId): Cents {
  const tier = findTiers(model).find(({ id }) => id === plan);
  return tier ? centsOfUsd(tier.monthlyPriceUsd) : cents(0);
}
