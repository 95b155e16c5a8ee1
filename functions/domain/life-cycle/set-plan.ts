import type { PlanId } from '#shared/domain/billing/plan-ids.ts';
import { findTiers } from '#shared/domain/billing/pricing.ts';
import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import type { Caller } from '../identity/session.ts';
import { describePlanChange } from '../staff/plan-change.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';
import { acceptOrders } from './accept-orders.ts';
import type { PlanPorts } from './ports.ts';

const paidByCard =
  'This customer pays by card: the plan changes with the subscription, in the customer’s dashboard under Billing.';

type Choice = { organisationId: string; plan: PlanId };

/**
 * The customer whose plan a superadmin may set manually. Throws FORBIDDEN for others, NOT_FOUND, VALIDATION
 * for a plan the brand doesn't sell, ALREADY_SUBSCRIBED for card customers.
 */
export async function checkPlan(
  ports: Pick<PlanPorts, 'organisations' | 'pricingModelOf' | 'paysByCard'>,
  { role }: Pick<Caller, 'role'>,
  { organisationId, plan }: Choice,
): Promise<Organisation> {
  if (role !== 'superadmin') throw new AppError('FORBIDDEN');
  const organisation = await ports.organisations.find(organisationId);
  if (!organisation) throw new AppError('NOT_FOUND');
  const model = ports.pricingModelOf(organisation.brandId);
  const sold = findTiers(model).map(({ id }) => id);
  if (plan !== 'trial' && !sold.includes(plan)) {
    throw new AppError('VALIDATION', {
      message: 'This brand does not sell that plan.',
      issues: [{ field: 'plan', message: `Choose one of: ${sold.join(', ')}.` }],
    });
  }
  if (await ports.paysByCard(organisationId))
    throw new AppError('ALREADY_SUBSCRIBED', { message: paidByCard });
  return organisation;
}

/**
 * Puts a customer on a plan, and tells who ordered it by invoice what comes first, or ends it and tells the owner. Throws like `checkPlan`, and CONFLICT after a concurrent
 * change.
 */
export async function setPlan(
  ports: PlanPorts,
  caller: Pick<Caller, 'userId' | 'role'>,
  { organisationId, plan, firstInvoice }: Choice & { firstInvoice?: string | undefined },
): Promise<void> {
  if (plan !== 'trial') {
    // For whom it may not be set, nothing ends.
    await checkPlan(ports, caller, { organisationId, plan });
    await ports.withdrawPending(organisationId);
  }
  const organisation = await checkPlan(ports, caller, { organisationId, plan });
  const deed = {
    kind: 'plan-set',
    organisationId,
    brandId: organisation.brandId,
    from: organisation.plan,
    to: plan,
  } as const;
  if (!(await ports.isListed(organisation))) throw new AppError('NOT_FOUND');
  const change = describePlanChange(
    organisation,
    { plan, unpaid: undefined },
    { monthlyCents: await ports.readMonthlyCents(organisationId), at: ports.now() },
  );
  const letter = await writeEnd(ports, organisation, plan);
  const isSet = await ports.lifeCycles.setPlan(
    organisation,
    plan,
    change,
    makeStaffAction(ports, caller.userId, deed),
    letter,
  );
  if (!isSet) throw new AppError('CONFLICT');
  if (plan !== 'trial') await acceptOrders(ports, organisation, { plan, firstInvoice });
  if (letter) await ports.startMail(letter.mail.mailId);
}

/** To the owner whose plan ends; undefined for other changes. */
async function writeEnd(
  { users, siteOrigin, now }: Pick<PlanPorts, 'users' | 'siteOrigin' | 'now'>,
  organisation: Organisation,
  plan: PlanId,
) {
  const { brandId, lifeCycle } = organisation;
  if (plan !== 'trial' || organisation.plan === 'trial' || !lifeCycle) return undefined;
  // Rare, and letters weigh more than the rest of the call.
  const [owner, { composePlanEndedMail }] = await Promise.all([
    users.find(lifeCycle.ownerId),
    import('./plan-ended-mail.ts'),
  ]);
  const dashboardUrl = `${siteOrigin(brandId)}/school/dashboard?tab=billing`;
  return (
    owner && {
      userId: owner.userId,
      mail: composePlanEndedMail(organisation, { owner, dashboardUrl, now: now() }),
    }
  );
}
