import type { PauseReason } from '#shared/contract/dashboard.ts';
import { findPlan, type Plan } from '#shared/domain/pricing.ts';
import type { Organisation } from '../accounts/account.ts';
import { monthOf } from './month-of.ts';
import type { StandingPorts } from './ports.ts';

/** What a customer may use at this moment, and what is used up. */
export type Standing = {
  organisation: Organisation;
  plan: Plan;
  month: string;
  /** Of this month. */
  conversations: number;
  /** Why visitors are not answered; undefined while they are. */
  pause: PauseReason | undefined;
};

/** The standing of a conversion's customer; undefined for a conversion that belongs to none, such as a demonstration. */
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

/** The standing of a customer with that many conversations this month. */
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
): PauseReason | undefined {
  const { plan, trialEndsAt, heldUntil = '' } = organisation;
  const instant = now.toISOString();
  if (plan === 'trial' && trialEndsAt <= instant && heldUntil <= instant) return 'trial-ended';
  const isUsedUp = monthlyConversations !== null && conversations >= monthlyConversations;
  return isUsedUp ? 'conversations-used-up' : undefined;
}

/** Shares of a month's conversations that are worth telling, in percent. */
const toldPercents = [100, 80];

/** The share that is reached; 0 below the first, and where nothing is counted. */
export function findUsagePercent({ plan, conversations }: Pick<Standing, 'plan' | 'conversations'>): number {
  const { monthlyConversations } = plan;
  if (monthlyConversations === null) return 0;
  return toldPercents.find((percent) => conversations >= (monthlyConversations * percent) / 100) ?? 0;
}

/** Whether the owner does not know yet how much is used up. */
export function isUsageNews(standing: Standing): boolean {
  const { lifeCycle } = standing.organisation;
  const told = lifeCycle?.usageTold?.month === standing.month ? lifeCycle.usageTold.percent : 0;
  return findUsagePercent(standing) > told;
}
