import type { BillingStore } from '#functions/storage/dynamodb/billing/billing-store.ts';
import type { WaitingStore } from '#functions/storage/dynamodb/inbox/waiting-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { OpenOrder } from '#shared/domain/billing/school-invoice.ts';
import { findPaidTier, priceInCents } from '#shared/domain/billing/subscription.ts';
import type { ForwardedMessage } from '../inbox/forwarded-message.ts';
import type { SchoolBillingPorts } from './ports.ts';

export type OpenOrderPorts = Pick<SchoolBillingPorts, 'pricingModelOf' | 'organisations'> & {
  waiting: Pick<WaitingStore, 'listOrderIds'>;
  inbox: { find(id: string): Promise<ForwardedMessage | undefined> };
  billing: Pick<BillingStore, 'find'>;
};

const mostOrders = 50;

/** The orders by invoice of a brand that nobody has answered, and whose customers are on no plan since, oldest first. */
export async function listOpenOrders(ports: OpenOrderPorts, brandId: BrandId): Promise<OpenOrder[]> {
  const ids = await ports.waiting.listOrderIds(brandId, mostOrders);
  const orders = await Promise.all(
    ids.map(async (id) => {
      const message = await ports.inbox.find(id);
      return message && describeOrder(ports, message);
    }),
  );
  return orders.flatMap((order) => order ?? []);
}

/** Undefined for a message older than the field, or of an erased account. */
async function describeOrder(
  { organisations, billing, pricingModelOf }: OpenOrderPorts,
  { id: messageId, order, platform, createdAt, answerBy }: ForwardedMessage,
): Promise<OpenOrder | undefined> {
  if (!order) return undefined;
  const { organisationId } = order;
  const [organisation, account] = await Promise.all([
    organisations.find(organisationId),
    billing.find(organisationId),
  ]);
  if (!organisation) return undefined;
  const tier = account?.order && findPaidTier(pricingModelOf(platform), account.order.planId);
  return {
    ...{ messageId, organisationId },
    organisation: organisation.name,
    plan: tier?.name ?? null,
    annualAmount: tier ? priceInCents(tier, 'annual') : null,
    purchaseOrderNumber: account?.purchaseOrderNumber ?? '',
    orderedAt: createdAt,
    answerBy: answerBy ?? null,
  };
}
