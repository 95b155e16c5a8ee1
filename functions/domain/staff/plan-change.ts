import { type Cents, cents, centsOfUsd } from '#shared/domain/billing/money.ts';
import type { PlanId } from '#shared/domain/billing/plan-ids.ts';
import { findTiers, type PricingModel } from '#shared/domain/billing/pricing.ts';
import type { Organisation } from '../accounts/account.ts';
import type { SalesChange } from './brand-counts.ts';
import { isPaying, kindOf } from './listing.ts';

/** Effect of a plan change on the staff's counts, and since when somebody is a customer. */
export type PlanChange = { sales: SalesChange; customerSince: string | undefined };

/** A plan, and why nobody pays for it at present. */
export type NextPlan = { plan: Organisation['plan']; unpaid: Organisation['unpaid'] };

/** Describes a plan change. Leaving a plan after its trial counts as a cancellation that loses its monthly price. */
export function describePlanChange(
  before: Organisation,
  next: NextPlan,
  model: PricingModel,
  at: Date,
): PlanChange {
  const after = { ...before, plan: next.plan, unpaid: next.unpaid };
  const isFirst = kindOf(before) === 'trial' && kindOf(after) === 'customer';
  const wasOnPlan = before.plan !== 'trial' && before.unpaid !== 'trialing';
  const isCancelled = wasOnPlan && next.plan === 'trial';
  const paid = Number(isPaying(after)) - Number(isPaying(before));
  return {
    customerSince: before.customerSince ?? (isFirst || wasOnPlan ? at.toISOString() : undefined),
    sales: {
      at,
      totals: { paid, customers: Number(isFirst) },
      ...(isCancelled && {
        month: { cancellations: 1, lostCents: findMonthlyCents(model, before.plan) },
      }),
      ...(isFirst && { trialEnds: [{ endsAt: before.trialEndsAt, change: -1 as const }] }),
    },
  };
}

function findMonthlyCents(model: PricingModel, plan: PlanId): Cents {
  const tier = findTiers(model).find(({ id }) => id === plan);
  return tier ? centsOfUsd(tier.monthlyPriceUsd) : cents(0);
}
