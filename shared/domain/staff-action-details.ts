import * as z from 'zod';
import { brandIdSchema } from '../brands/platforms.ts';
import { centsSchema } from './billing/money.ts';
import { planIds } from './billing/plan-ids.ts';
import { manualPaymentMethods } from './billing/school-invoice.ts';
import { criticalSystemKeySchema } from './critical-systems.ts';
import { letterSubjects } from './mail/customer-letter.ts';

const planSchema = z.enum(planIds);

/** A staff action kept for the audit log. */
export const staffActionDetailsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('signed-in'),
    device: z.string(),
    /** By the operator's own provider, and not by a password. */
    isByProvider: z.literal(true).optional(),
  }),
  z.object({
    kind: z.literal('plan-set'),
    organisationId: z.string(),
    /** The brand whose plan names apply. */
    brandId: brandIdSchema,
    from: planSchema,
    to: planSchema,
  }),
  /** `subject`: id of the assistant or form. */
  z.object({ kind: z.literal('customer-seen'), subject: z.string() }),
  /** `what`: the summary of the call. */
  z.object({ kind: z.literal('customer-changed'), subject: z.string(), what: z.string() }),
  z.object({ kind: z.literal('customer-removed'), organisationId: z.string() }),
  /** `subject`: id of the sub-admin. */
  z.object({
    kind: z.literal('staff-changed'),
    subject: z.string(),
    to: z.enum([
      ...(['invited', 'invited-superadmin', 'active', 'inactive'] as const),
      ...(['renamed', 'removed', 'signed-out'] as const),
    ]),
  }),
  /** `organisationId`: the customer of the message; absent for one to the brand itself. */
  z.object({
    kind: z.literal('message-changed'),
    messageId: z.string(),
    organisationId: z.string().optional(),
    brandId: brandIdSchema,
    to: z.enum(['in_progress', 'responded', 'archived', 'open']),
  }),
  z.object({ kind: z.literal('order-recorded'), organisationId: z.string() }),
  z.object({
    kind: z.literal('invoices-generated'),
    brandId: brandIdSchema,
    invoices: z.number().int(),
    notes: z.number().int(),
  }),
  z.object({
    kind: z.literal('reminders-sent'),
    brandId: brandIdSchema,
    pending: z.number().int(),
    overdue: z.number().int(),
  }),
  z.object({
    kind: z.literal('invoice-changed'),
    organisationId: z.string(),
    invoiceId: z.string(),
    to: z.enum(['sent', 'page-opened', 'void', 'payment-undone', ...manualPaymentMethods]),
    /** Of a recorded payment. */
    paidCents: centsSchema.optional(),
    /** Of a recorded payment, such as the number of the check, and why it was taken back. */
    note: z.string().optional(),
  }),
  z.object({
    kind: z.literal('system-fixed'),
    systemKey: criticalSystemKeySchema,
    repairs: z.number().int(),
    /** What was repaired, in words without names; absent in older entries. */
    what: z.string().optional(),
  }),
  z.object({ kind: z.literal('customers-exported'), customers: z.number().int() }),
  z.object({ kind: z.literal('actions-exported') }),
  z.object({
    kind: z.literal('customers-mailed'),
    customers: z.number().int(),
    about: z.enum(letterSubjects),
  }),
  z.object({
    kind: z.literal('payment-refunded'),
    organisationId: z.string(),
    paymentId: z.string(),
    refundedCents: centsSchema,
    /** Why; absent in older entries. */
    reason: z.string().optional(),
  }),
]);
export type StaffActionDetails = z.infer<typeof staffActionDetailsSchema>;
