import type { PlanId } from '#shared/domain/billing/plan-ids.ts';
import type { Organisation } from '../accounts/account.ts';
import { closeOrders } from '../inbox/close-orders.ts';
import type { PlanPorts } from './ports.ts';

/** Closes the orders by invoice of a customer whom staff have put on a plan, and tells the owner once for each. */
export async function acceptOrders(
  ports: PlanPorts,
  organisation: Organisation,
  { plan, firstInvoice }: { plan: PlanId; firstInvoice?: string | undefined },
): Promise<void> {
  const { brandId, lifeCycle } = organisation;
  // Rare, and letters weigh more than the rest of the call.
  const [owner, { composeOrderAcceptedMail }] = await Promise.all([
    lifeCycle && ports.users.find(lifeCycle.ownerId),
    import('./order-accepted-mail.ts'),
  ]);
  const dashboardUrl = `${ports.siteOrigin(brandId)}/school/dashboard?tab=billing`;
  const mailIds = await closeOrders(
    ports,
    organisation,
    plan,
    (messageId) =>
      owner && composeOrderAcceptedMail(organisation, { messageId, owner, plan, firstInvoice, dashboardUrl }),
  );
  for (const mailId of mailIds) await ports.startMail(mailId);
}
