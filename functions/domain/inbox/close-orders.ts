import type { InboxStore } from '#functions/storage/dynamodb/inbox/inbox-store.ts';
import type { WaitingStore } from '#functions/storage/dynamodb/inbox/waiting-store.ts';
import { brands } from '#shared/brands/index.ts';
import type { PlanId } from '#shared/domain/billing/plan-ids.ts';
import { findPlan } from '#shared/domain/billing/pricing.ts';
import type { Organisation } from '../accounts/account.ts';
import type { Mail } from '../mail/mail.ts';
import { changeStatus } from './change-status.ts';

/** Dependencies of closing orders. */
export type OrderClosingPorts = {
  waiting: Pick<WaitingStore, 'listOrderIds'>;
  inbox: Pick<InboxStore, 'find' | 'change'>;
  now(): Date;
};

const mostOrders = 50;

/**
 * Closes the orders by invoice of a customer who is on a plan now: nobody waits for an answer to them any more. Returns
 * the ids of the mails that it stored with them.
 */
export async function closeOrders(
  { waiting, inbox, now }: OrderClosingPorts,
  { organisationId, brandId }: Pick<Organisation, 'organisationId' | 'brandId'>,
  plan: PlanId,
  compose?: (messageId: string) => Mail | undefined,
): Promise<string[]> {
  const { name, pricingModel } = brands[brandId];
  const answer = {
    status: 'responded' as const,
    response: `Your order is in place: your plan is ${findPlan(pricingModel, plan).name}.`,
    responseBy: name,
  };
  const mailIds: string[] = [];
  for (const id of await waiting.listOrderIds(brandId, mostOrders)) {
    const message = await inbox.find(id);
    if (message?.order?.organisationId !== organisationId || message.status === 'responded') continue;
    // Whoever changes it at the same time answers it.
    const mail = compose?.(id);
    const isClosed = await inbox.change(message, changeStatus(message, answer, now()), {
      ...{ mail, action: undefined, now: now() },
    });
    if (mail && isClosed) mailIds.push(mail.mailId);
  }
  return mailIds;
}
