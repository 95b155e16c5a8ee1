import * as z from 'zod';
import { type Cents, cents, centsSchema } from '../billing/money.ts';
import { mailCauseSchema } from '../mail/mail-cause.ts';
import { staffActionDetailsSchema } from '../staff-action-details.ts';
import { changedValueSchema } from './changed-value.ts';

const count = z.number().int();

/** Something that happened to a customer. `at` is an instant; of the chats of a day, its end. */
export const timelineEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signed-up'), at: z.string() }),
  z.object({ kind: z.literal('trial-ended'), at: z.string() }),
  z.object({ kind: z.literal('became-customer'), at: z.string() }),
  z.object({ kind: z.literal('plan-ended'), at: z.string() }),
  z.object({
    kind: z.literal('conversion'),
    at: z.string(),
    to: z.enum(['began', 'live', 'failed']),
    /** Why it failed. */
    reason: z.string().optional(),
  }),
  z.object({
    kind: z.literal('chats'),
    at: z.string(),
    /** UTC. */
    day: z.string(),
    ...{ visitors: count, conversations: count, questions: count },
  }),
  z.object({
    kind: z.literal('mail'),
    at: z.string(),
    subject: z.string(),
    state: z.enum(['waits', 'sent', 'not-sent']),
    /** Why it waits or was not sent. */
    cause: mailCauseSchema.optional(),
  }),
  z.object({
    kind: z.literal('payment'),
    at: z.string(),
    paymentId: z.string(),
    description: z.string(),
    method: z.enum(['card', 'transfer', 'cheque']),
    /** Of a transfer or check, such as its number. */
    note: z.string().optional(),
    paidCents: centsSchema,
    refundedCents: centsSchema,
    dispute: z.enum(['open', 'won', 'lost']).optional(),
    /** Recorded by staff and taken back. */
    isUndone: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('staff'),
    at: z.string(),
    /** Null once the account is gone. */
    staff: z.string().nullable(),
    deed: staffActionDetailsSchema,
    /** What it changed; absent for deeds that change none, and for older ones. */
    changes: z.array(changedValueSchema).optional(),
  }),
]);
export type TimelineEvent = z.infer<typeof timelineEventSchema>;

/** What is left of a payment. */
export function netOf({ paidCents, refundedCents }: { paidCents: Cents; refundedCents: Cents }): Cents {
  return cents(paidCents - refundedCents);
}
