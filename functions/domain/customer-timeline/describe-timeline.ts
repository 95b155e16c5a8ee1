import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import type { PaymentStore } from '#functions/storage/dynamodb/billing/payment-store.ts';
import type { ChatDayStore } from '#functions/storage/dynamodb/chat/chat-day-store.ts';
import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { ListingStore } from '#functions/storage/dynamodb/staff/listing-store.ts';
import type { StaffActionStore } from '#functions/storage/dynamodb/staff/staff-action-store.ts';
import type { StaffChangeStore } from '#functions/storage/dynamodb/staff/staff-change-store.ts';
import type { TimelineEvent } from '#shared/domain/staff/timeline-event.ts';
import { addDays } from '#shared/domain/trial.ts';
import type { Organisation } from '../accounts/account.ts';
import { dayOf } from '../chat/chat-day.ts';
import type { Caller } from '../identity/session.ts';
import { announcementIds } from '../mail/trial-mails.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';

/** A mail to the owner: when it was sent, given up, or is due. */
export type CustomerMail = Omit<Extract<TimelineEvent, { kind: 'mail' }>, 'kind'>;

export type TimelinePorts = {
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  listings: Pick<ListingStore, 'find'>;
  conversions: Pick<ConversionStore, 'find'>;
  chatDays: Pick<ChatDayStore, 'readDays'>;
  /** Those to an account, and some by their ids. */
  customerMails: { list(userId: string, mailIds: readonly string[]): Promise<CustomerMail[]> };
  payments: Pick<PaymentStore, 'listOf'>;
  staffActions: Pick<StaffActionStore, 'listOf' | 'addOncePerDay'>;
  staffChanges: StaffChangeStore;
  users: Pick<UserStore, 'find'>;
  now(): Date;
  makeId(): string;
};

const chatDaysShown = 90;
const mostPayments = 100;
const mostActions = 100;

/** What happened to a customer, newest first. The look is in the staff log, once a day. */
export async function describeTimeline(
  ports: TimelinePorts,
  caller: Caller,
  organisationId: string,
): Promise<TimelineEvent[] | undefined> {
  const organisation = await ports.organisations.find(organisationId);
  const isTheirs = caller.role === 'superadmin' || organisation?.brandId === caller.brandId;
  const found = organisation && isTheirs ? await ports.listings.find(organisation) : undefined;
  if (!organisation || !found) return undefined;
  const { userId, conversionId } = found.entry;
  // The same entry as that of the dashboard, beside which it stands.
  const look = { kind: 'customer-seen', subject: conversionId } as const;
  await ports.staffActions.addOncePerDay(makeStaffAction(ports, caller.userId, look), conversionId);
  const parts = await Promise.all([
    describeOrganisation(organisation, ports.now()),
    describeConversion(ports, conversionId),
    describeChats(ports, conversionId),
    ports.customerMails
      .list(userId, announcementIds(conversionId))
      .then((mails) => mails.map((mail) => ({ kind: 'mail' as const, ...mail }))),
    describePayments(ports, organisationId),
    describeActions(ports, organisationId, conversionId),
  ]);
  return parts.flat().toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

function describeOrganisation(organisation: Organisation, now: Date): TimelineEvent[] {
  const { createdAt, trialEndsAt, customerSince, planEndedAt } = organisation;
  return [
    { kind: 'signed-up', at: createdAt },
    ...(!customerSince && trialEndsAt <= now.toISOString()
      ? [{ kind: 'trial-ended' as const, at: trialEndsAt }]
      : []),
    ...(customerSince ? [{ kind: 'became-customer' as const, at: customerSince }] : []),
    ...(planEndedAt ? [{ kind: 'plan-ended' as const, at: planEndedAt }] : []),
  ];
}

async function describeConversion(
  { conversions }: Pick<TimelinePorts, 'conversions'>,
  conversionId: string,
): Promise<TimelineEvent[]> {
  const conversion = await conversions.find(conversionId);
  if (!conversion) return [];
  const { createdAt, liveSince, status, updatedAt, errorMessage } = conversion;
  return [
    { kind: 'conversion', at: createdAt, to: 'began' },
    ...(liveSince ? [{ kind: 'conversion' as const, at: liveSince, to: 'live' as const }] : []),
    ...(status === 'failed'
      ? [
          {
            ...{ kind: 'conversion' as const, at: updatedAt, to: 'failed' as const },
            ...(errorMessage && { reason: errorMessage }),
          },
        ]
      : []),
  ];
}

async function describeChats(
  { chatDays, now }: Pick<TimelinePorts, 'chatDays' | 'now'>,
  conversionId: string,
): Promise<TimelineEvent[]> {
  const today = now();
  const days = await chatDays.readDays(conversionId, dayOf(addDays(today, -chatDaysShown)), dayOf(today));
  return [...days].flatMap(([day, { visitors, conversations, questions }]) =>
    visitors + conversations + questions === 0
      ? []
      : [{ kind: 'chats' as const, at: endOf(day, today), day, visitors, conversations, questions }],
  );
}

/** The chats of today are as new as anything. */
function endOf(day: string, now: Date): string {
  return day === dayOf(now) ? now.toISOString() : `${day}T23:59:59.999Z`;
}

async function describePayments(
  { payments }: Pick<TimelinePorts, 'payments'>,
  organisationId: string,
): Promise<TimelineEvent[]> {
  const paid = await payments.listOf(organisationId, mostPayments);
  return paid.map(
    ({ paidAt: at, paymentId, description, method, note, paidCents, refundedCents, dispute, isUndone }) => ({
      ...{ kind: 'payment' as const, at, paymentId, description, method, paidCents, refundedCents },
      ...(note && { note }),
      ...(dispute && { dispute }),
      ...(isUndone && { isUndone }),
    }),
  );
}

async function describeActions(
  { staffActions, staffChanges, users }: Pick<TimelinePorts, 'staffActions' | 'staffChanges' | 'users'>,
  organisationId: string,
  conversionId: string,
): Promise<TimelineEvent[]> {
  const [changes, ...lists] = await Promise.all([
    staffChanges.list(organisationId, mostActions),
    staffActions.listOf(organisationId, mostActions),
    staffActions.listOf(conversionId, mostActions),
  ]);
  const actions = lists.flat();
  const valuesOf = new Map(changes.map(({ actionId, values }) => [actionId, values]));
  const ids = [...new Set(actions.map(({ userId }) => userId))];
  const names = new Map(
    await Promise.all(ids.map(async (id) => [id, (await users.find(id))?.name ?? null] as const)),
  );
  return actions.map(({ actionId, doneAt: at, userId, deed }) => ({
    ...{ kind: 'staff' as const, at, deed },
    staff: names.get(userId) ?? null,
    changes: valuesOf.get(actionId),
  }));
}
