import type { PauseReason } from '#shared/contract/dashboard/dashboard.ts';
import { findPlan, type Plan } from '#shared/domain/billing/pricing.ts';
import type { Organisation } from '../accounts/account.ts';
import { monthOf } from './month-of.ts';
import type { StandingPorts } from './ports.ts';

/** A customer's current allowance and usage. */
export type Standing = {
  organisation: Organisation;
  plan: Plan;
  month: string;
  /** This month's. */
  conversations: number;
  /** Why visitors get no answers; undefined while they do. */
  pause: PauseReason | 'account-closing' | undefined;
};

/** The standing of a conversion's customer; undefined without a customer, as for demos. */
export async function findStanding(
  ports: StandingPorts,
  { organisationId }: { organisationId?: string | undefined },
): Promise<Standing | undefined> {
  if (!organisationId) return undefined;
  const now = ports.now();
  const [organisation, conversations] = await Promise.all([
    ports.organisations.find(organisationId),
    ports.usage.read(organisationId, monthOf(now)),
  ]);
  return organisation && describeStanding(ports, organisation, conversations);
}

/** A customer's standing with this many conversations this month. */
export function describeStanding(
  { pricingModelOf, now }: Pick<StandingPorts, 'pricingModelOf' | 'now'>,
  organisation: Organisation,
  conversations: number,
): Standing {
  const plan = findPlan(pricingModelOf(organisation.brandId), organisation.plan);
  return {
    organisation,
    plan,
    month: monthOf(now()),
    conversations,
    pause: findPauseReason(organisation, plan, conversations, now()),
  };
}

function findPauseReason(
  organisation: Organisation,
  { monthlyConversations }: Plan,
  conversations: number,
  now: Date,
): Standing['pause'] {
  const { plan, trialEndsAt, closesAt, heldUntil = '' } = organisation;
  // Nobody would read what visitors leave.
  if (closesAt !== undefined) return 'account-closing';
  const instant = now.toISOString();
  if (plan === 'trial' && trialEndsAt <= instant && heldUntil <= instant) return 'trial-ended';
  const isUsedUp = monthlyConversations !== null && conversations >= monthlyConversations;
  return isUsedUp ? 'conversations-used-up' : undefined;
}

/** Usage levels reported to the owner, in percent. */
const reportedPercents = [100, 80];

/** The reached usage level; 0 below the first, and for unlimited plans. */
export function findUsagePercent({ plan, conversations }: Pick<Standing, 'plan' | 'conversations'>): number {
  const { monthlyConversations } = plan;
  if (monthlyConversations === null) return 0;
  return reportedPercents.find((percent) => conversations >= (monthlyConversations * percent) / 100) ?? 0;
}

/** Whether the owner hasn't been told of this usage yet. */
export function isUsageNews(standing: Standing): boolean {
  const { lifeCycle } = standing.organisation;
  const told = lifeCycle?.usageTold?.month === standing.month ? lifeCycle.usageTold.percent : 0;
  return findUsagePercent(standing) > told;
}
