import type { Cents } from '#shared/domain/billing/money.ts';
import type { Organisation } from '../accounts/account.ts';
import type { SalesChange } from './brand-counts.ts';
import { isPaying, kindOf } from './listing.ts';

/** Effect of a plan change on the staff's counts, and since when somebody is a customer. */
export type PlanChange = { sales: SalesChange; customerSince: string | undefined };

/** A plan, and why nobody pays for it at present. */
export type NextPlan = { plan: Organisation['plan']; unpaid: Organisation['unpaid'] };

/**
 * Describes a plan change. Who leaves a plan after having paid counts as a cancellation that loses what a month of it
 * brought. A plan alone converts nobody: the first payment does, with its own write.
 */
export function describePlanChange(
  before: Organisation,
  next: NextPlan,
  { monthlyCents, at }: { monthlyCents: Cents; at: Date },
): PlanChange {
  const after = { ...before, plan: next.plan, unpaid: next.unpaid };
  const isFirst = kindOf(before) === 'trial' && kindOf(after) === 'customer';
  const wasOnPlan = before.plan !== 'trial' && before.unpaid !== 'trialing';
  const isCancelled = wasOnPlan && before.paidSince !== undefined && next.plan === 'trial';
  const paid = Number(isPaying(after)) - Number(isPaying(before));
  return {
    customerSince: before.customerSince ?? (isFirst || wasOnPlan ? at.toISOString() : undefined),
    sales: {
      at,
      totals: { paid },
      ...(isCancelled && { month: { cancellations: 1, lostCents: monthlyCents } }),
      ...(isFirst && { trialEnds: [{ endsAt: before.trialEndsAt, change: -1 as const }] }),
    },
  };
}
