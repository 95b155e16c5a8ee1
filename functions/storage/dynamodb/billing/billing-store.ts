import * as z from 'zod';
import { type BillingAccount, billingAccountSchema } from '#functions/domain/billing/billing-account.ts';
import type { BillingChange, OrderChange } from '#functions/domain/billing/ports.ts';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { writePlan } from '../accounts/write-plan.ts';
import { exists, followsOn, writeChange, writeItem } from '../change.ts';
import { claimDue } from '../claim-due.ts';
import { writeContact } from '../inbox/contact-store.ts';
import { billingKind, failedPaymentKind, keys } from '../keys.ts';
import { findItem } from '../list-items.ts';
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
  return {
    find: (organisationId: string) =>
      findItem(table, keys.billingAccount(organisationId), billingAccountSchema),
    /**
     * Stores an account based on its last version, together with the organisation's plan and the mails, in one
     * transaction. False when it changed meanwhile or the organisation is gone.
     */
    save: (account: BillingAccount, change: BillingChange) =>
      table.transact([
        putAccount(account),
        ...writeCustomer(account, change),
        ...(account.customerId ? [putCustomer(account.customerId, account)] : []),
        ...(change.mails?.mails ?? []).flatMap((mail) =>
          writeUserMail(change.mails?.userId ?? '', mail, change.now),
        ),
        ...(change.failure ? [putFailedPayment(account, change.failure)] : []),
        ...(change.order ? writeOrder(change.order) : []),
        ...(change.details ? [putBillingDetails(change.details)] : []),
      ]),
    /**
     * Maps the provider's customer to the organisation. Survives erasure of the account, so that late refunds
     * can be assigned.
     */
    findByCustomer: (customerId: string) => findItem(table, keys.billingCustomer(customerId), customerSchema),
    async findDue(before: Date, limit: number) {
      const items = await table.query({ dueKind: billingKind, to: before.toISOString(), limit });
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
function putAccount(account: BillingAccount) {
  const { organisationId, version, dueAt } = account;
  const due = dueAt && { dueKind: billingKind };
  return writeItem({ ...keys.billingAccount(organisationId), ...account, ...due }, [followsOn(version)]);
}

function putCustomer(customerId: string, { organisationId, brandId }: BillingAccount) {
  return writeItem({ ...keys.billingCustomer(customerId), organisationId, brandId });
}

/** One item for each customer; it leaves the index when the payment is settled. */
function putFailedPayment(
  { organisationId, brandId, subscription }: BillingAccount,
  failure: NonNullable<BillingChange['failure']>,
) {
  const dueCents = subscription?.openInvoice?.dueCents ?? subscription?.priceCents;
  return writeItem({
    ...{ ...keys.failedPayment(organisationId), organisationId, dueCents },
    ...(failure !== 'settled' && {
      ...{ reason: failure.reason, dueKind: failedPaymentKind(brandId), dueAt: failure.failedAt },
    }),
  });
}

/** Updates to the customer. Nothing is stored when the customer is gone. */
function writeCustomer({ organisationId }: BillingAccount, change: BillingChange) {
  const { standing, order, now } = change;
  if (standing) return writePlan(standing.organisation, { ...standing, now });
  const held = order?.heldUntil;
  return [
    writeChange(keys.organisation(organisationId), {
      set: {
        // Rewrites an existing value, because a condition check would need its own permission.
        organisationId,
        ...(held && { heldUntil: held.toISOString(), dueAt: now.toISOString() }),
      },
      when: [exists('pk')],
    }),
  ];
}

function writeOrder({ school, message, action }: OrderChange) {
  return [
    ...(action ? [writeItem(staffActionItem(action))] : []),
    ...(school ? [writeItem({ ...keys.school(school.brandId, school.organisationId), ...school })] : []),
    ...(message ? writeContact(message.message, message.mail) : []),
  ];
}
