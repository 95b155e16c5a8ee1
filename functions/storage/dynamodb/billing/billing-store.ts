import * as z from 'zod';
import { type BillingAccount, billingAccountSchema } from '#functions/domain/billing/billing-account.ts';
import type { BillingChange, OrderChange } from '#functions/domain/billing/ports.ts';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { writePlan } from '../accounts/write-plan.ts';
import { claimDue } from '../claim-due.ts';
import { writeContact } from '../inbox/contact-store.ts';
import { billingKind, dueIndexName, failedPaymentKind, keys } from '../keys.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import { staffActionItem } from '../staff/staff-action-store.ts';
import type { Table } from '../table.ts';
import { putBillingDetails } from './billing-details-store.ts';

const dueSchema = z.object({ organisationId: z.string() });
const customerSchema = z.object({ organisationId: z.string(), brandId: brandIdSchema });

/** The provider resends events for three days; an older replay is harmless and only causes another read. */
const keptEventSeconds = 60 * 86_400;

export type BillingStore = ReturnType<typeof openBillingStore>;

/** Billing accounts: one item per customer, in the due-work index while a subscription is live. */
export function openBillingStore(table: Table) {
  const { name } = table;
  return {
    async find(organisationId: string) {
      const item = await table.get(keys.billingAccount(organisationId));
      return item && billingAccountSchema.parse(item);
    },
    /**
     * Stores an account based on its last version, together with the organisation's plan and the mails, in one
     * transaction. False when it changed meanwhile or the organisation is gone.
     */
    save: (account: BillingAccount, change: BillingChange) =>
      table.transact([
        putAccount(name, account),
        ...writeCustomer(name, account, change),
        ...(account.customerId ? [putCustomer(name, account.customerId, account)] : []),
        ...(change.mails?.mails ?? []).flatMap((mail) =>
          writeUserMail(name, change.mails?.userId ?? '', mail, change.now),
        ),
        ...(change.failure ? [putFailedPayment(name, account, change.failure)] : []),
        ...(change.order ? writeOrder(name, change.order) : []),
        ...(change.details ? [putBillingDetails(name, change.details)] : []),
      ]),
    /**
     * Maps the provider's customer to the organisation. Survives erasure of the account, so that late refunds
     * can be assigned.
     */
    async findByCustomer(customerId: string) {
      const item = await table.get(keys.billingCustomer(customerId));
      return item && customerSchema.parse(item);
    },
    async findDue(before: Date, limit: number) {
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: 'dueKind = :kind AND dueAt <= :before',
        ExpressionAttributeValues: { ':kind': billingKind, ':before': before.toISOString() },
        Limit: limit,
      });
      return items.map((item) => dueSchema.parse(item).organisationId);
    },
    async claim(organisationId: string, now: Date, until: Date) {
      const key = keys.billingAccount(organisationId);
      const item = await claimDue(table, key, { dueKind: billingKind, now, until });
      return item && billingAccountSchema.parse(item);
    },
    /** Whether this event was already processed. */
    hasSeen: async (eventId: string) => (await table.get(keys.billingEvent(eventId))) !== undefined,
    markSeen: (eventId: string, now: Date) =>
      table.put({
        ...keys.billingEvent(eventId),
        expiresAt: Math.floor(now.getTime() / 1000) + keptEventSeconds,
      }),
  };
}

/** Requires the previous version, so that only one of two concurrent changes is stored. */
function putAccount(TableName: string, account: BillingAccount) {
  const { organisationId, version, dueAt } = account;
  const isFirst = version === 1;
  return {
    Put: {
      TableName,
      Item: { ...keys.billingAccount(organisationId), ...account, ...(dueAt && { dueKind: billingKind }) },
      ConditionExpression: isFirst ? 'attribute_not_exists(pk)' : 'version = :before',
      ...(!isFirst && { ExpressionAttributeValues: { ':before': version - 1 } }),
    },
  };
}

function putCustomer(TableName: string, customerId: string, { organisationId, brandId }: BillingAccount) {
  return { Put: { TableName, Item: { ...keys.billingCustomer(customerId), organisationId, brandId } } };
}

/** One item for each customer; it leaves the index when the payment is settled. */
function putFailedPayment(
  TableName: string,
  { organisationId, brandId, subscription }: BillingAccount,
  failure: NonNullable<BillingChange['failure']>,
) {
  const dueCents = subscription?.openInvoice?.dueCents ?? subscription?.priceCents;
  const Item = {
    ...{ ...keys.failedPayment(organisationId), organisationId, dueCents },
    ...(failure !== 'settled' && {
      ...{ reason: failure.reason, dueKind: failedPaymentKind(brandId), dueAt: failure.failedAt },
    }),
  };
  return { Put: { TableName, Item } };
}

/** Updates to the customer. Nothing is stored when the customer is gone. */
function writeCustomer(TableName: string, { organisationId }: BillingAccount, change: BillingChange) {
  const { standing, order, now } = change;
  if (standing) return writePlan(TableName, standing.organisation, { ...standing, now });
  const held = order?.heldUntil;
  return [
    {
      Update: {
        TableName,
        Key: keys.organisation(organisationId),
        // Rewrites an existing value, because a condition check would need its own permission.
        UpdateExpression: `SET organisationId = :id${held ? ', heldUntil = :held, dueAt = :now' : ''}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: {
          ':id': organisationId,
          ...(held && { ':held': held.toISOString(), ':now': now.toISOString() }),
        },
      },
    },
  ];
}

function writeOrder(TableName: string, { school, message, action }: OrderChange) {
  return [
    ...(action ? [{ Put: { TableName, Item: staffActionItem(action) } }] : []),
    ...(school
      ? [{ Put: { TableName, Item: { ...keys.school(school.brandId, school.organisationId), ...school } } }]
      : []),
    ...(message ? writeContact(TableName, message.message, message.mail) : []),
  ];
}
