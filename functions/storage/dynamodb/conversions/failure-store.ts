import * as z from 'zod';
import { conversionSchema } from '#functions/domain/conversions/conversion.ts';
import { storedDeliverySchema } from '#functions/domain/webhooks/webhook.ts';
import { type BrandId, brandIdSchema } from '#shared/brands/platforms.ts';
import { centsSchema } from '#shared/domain/billing/money.ts';
import { markReasonSchema } from '#shared/domain/mail/mark-reasons.ts';
import {
  failedEventKind,
  failedOrderKind,
  failedPaymentEventKind,
  failedPaymentKind,
  markedAddressKind,
  unsentMailKind,
} from '../keys.ts';
import type { Table } from '../table.ts';
import { failedList } from './conversion-store.ts';

const at = { dueAt: z.string() };
const conversionEntrySchema = conversionSchema
  .pick({ conversionId: true, organisationId: true, companyName: true, errorMessage: true })
  .extend(at);
const eventSchema = storedDeliverySchema
  .pick({ conversionId: true, endpointId: true, lastAttempt: true })
  .extend(at);
const orderSchema = z.object({ organisationId: z.string(), ...at });
const paymentEventSchema = z.object({ why: z.enum(['refused', 'failed']), count: z.number(), ...at });
const paymentSchema = z.object({
  ...{ organisationId: z.string(), dueCents: centsSchema, ...at },
  reason: z.enum(['declined', 'unmade']).default('declined'),
});
const mailSchema = z.object({ to: z.string(), brandId: brandIdSchema.optional(), ...at });
const markSchema = z.object({ address: z.string(), reason: markReasonSchema, markedAt: z.string() });

export type FailureStore = ReturnType<typeof openFailureStore>;

/**
 * What failed since an instant, newest first, each list at most so long: from the partitions of the due index that hold
 * nothing else.
 */
export function openFailureStore(table: Table) {
  const queryNewest = (kind: string, since: Date, limit: number) =>
    table.query({ dueKind: kind, from: since.toISOString(), isNewestFirst: true, limit });
  return {
    async listConversions(brandId: BrandId, since: Date, limit: number) {
      const items = await queryNewest(failedList(brandId), since, limit);
      return items.map((item) => timed(conversionEntrySchema.parse(item)));
    },
    /** Events that their webhook never took. */
    async listEvents(brandId: BrandId, since: Date, limit: number) {
      const items = await queryNewest(failedEventKind(brandId), since, limit);
      return items.map((item) => timed(eventSchema.parse(item)));
    },
    /** Charges of a card that failed, and invoices that could not be made, until they are settled. */
    async listPayments(brandId: BrandId, since: Date, limit: number) {
      const items = await queryNewest(failedPaymentKind(brandId), since, limit);
      return items.map((item) => timed(paymentSchema.parse(item)));
    },
    /** Orders that failed because of us. */
    async listOrders(brandId: BrandId, since: Date, limit: number) {
      const items = await queryNewest(failedOrderKind(brandId), since, limit);
      return items.map((item) => timed(orderSchema.parse(item)));
    },
    /** Days on which messages of the payment provider were not taken. */
    async listPaymentEvents(since: Date, limit: number) {
      const items = await queryNewest(failedPaymentEventKind, since, limit);
      return items.map((item) => timed(paymentEventSchema.parse(item)));
    },
    /** Emails given up after an error. */
    async listMails(since: Date, limit: number) {
      const items = await queryNewest(unsentMailKind, since, limit);
      return items.map((item) => timed(mailSchema.parse(item)));
    },
    /** Addresses to which an email came back. */
    async listMarks(since: Date, limit: number) {
      const items = await queryNewest(markedAddressKind, since, limit);
      return items.map((item) => {
        const { markedAt: failedAt, ...mark } = markSchema.parse(item);
        return { ...mark, failedAt };
      });
    },
  };
}

function timed<Entry extends { dueAt: string }>({ dueAt: failedAt, ...entry }: Entry) {
  return { ...entry, failedAt };
}
