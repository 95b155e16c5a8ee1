import * as z from 'zod';
import type {
  BesideInvoice,
  InvoiceChange,
  InvoicePlace,
  PayerMark,
  SchoolYearFigures,
} from '#functions/domain/school-billing/ports.ts';
import {
  numbersOf,
  type SchoolInvoice,
  schoolInvoiceSchema,
} from '#functions/domain/school-billing/school-invoice.ts';
import { parseBrandId } from '#shared/brands/brand-names.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { FiscalYear } from '#shared/domain/billing/fiscal-year.ts';
import { centsSchema } from '#shared/domain/billing/money.ts';
import { writePayment } from '../billing/write-payment.ts';
import { writeItem } from '../change.ts';
import { keys, openInvoiceKind } from '../keys.ts';
import { listItems } from '../list-items.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import { staffActionItem } from '../staff/staff-action-store.ts';
import type { Item, Table } from '../table.ts';
import { writeAddition, writeChanges } from './write-school-invoice.ts';

const entrySchema = z.object({ invoiceId: z.string() });
const yearSchema = z.object({
  lastNumber: z.number().int().default(0),
  annualCents: centsSchema.default(centsSchema.parse(0)),
  proratedCents: centsSchema.default(centsSchema.parse(0)),
});
const invoicedSchema = schoolInvoiceSchema.pick({
  ...{ organisationId: true, position: true, kind: true, status: true, proratedCents: true },
  ...{ payments: true, setOffs: true },
});
const payerSchema = z.object({ version: z.number().int() });
const openSchema = z.object({ openCount: z.number().int() });

export type SchoolInvoiceStore = ReturnType<typeof openSchoolInvoiceStore>;

/** School invoices, with yearly sums per brand. */
export function openSchoolInvoiceStore(table: Table, now: () => Date) {
  const find = async (invoiceId: string) => {
    const brandId = brandOf(invoiceId);
    const item = brandId && (await table.get(keys.schoolInvoice(brandId, invoiceId)));
    return item ? schoolInvoiceSchema.parse(item) : undefined;
  };
  const findAll = async (places: readonly Item[]) => {
    const found = await Promise.all(places.map((place) => find(entrySchema.parse(place).invoiceId)));
    return found.filter((invoice): invoice is SchoolInvoice => invoice !== undefined);
  };
  const readYear = async (brandId: BrandId, year: number) =>
    yearSchema.parse((await table.get(keys.schoolYear(brandId, year))) ?? {});
  return {
    find,
    /** A school's documents for a year, the annual invoice first, without void ones. */
    async listOf(organisationId: string, year: FiscalYear) {
      const entries = await table.query({
        pk: keys.schoolInvoiceOf(organisationId, year, 0).pk,
        prefix: `${year}#`,
        ConsistentRead: true,
      });
      return findAll(entries);
    },
    /** How many numbers of a year are used. */
    countNumbers: async (brandId: BrandId, year: FiscalYear) => (await readYear(brandId, year)).lastNumber,
    /** How often a payer's documents were set off. */
    async readPayerVersion(payerId: string) {
      const item = await table.get(keys.schoolPayer(payerId));
      return item ? payerSchema.parse(item).version : 0;
    },
    /**
     * Uses the next number, unless it is taken or the school already has a document at this position: then
     * false, and no number is lost. `others` are set off against it, in the same transaction.
     */
    add: (invoice: SchoolInvoice, others: readonly InvoiceChange[] = [], payer?: PayerMark) =>
      table.transact(writeAddition(invoice, others, payer)),
    /**
     * Stores invoices of one brand based on their last versions, together with what belongs to the change, in one
     * transaction; false when one, or another of the payer, changed meanwhile.
     */
    change: (changes: readonly InvoiceChange[], { letter, booking, action, payer }: BesideInvoice = {}) =>
      table.transact([
        ...writeChanges(changes, payer),
        ...(letter ? writeUserMail(letter.userId, letter.mail, now()) : []),
        ...(booking
          ? writePayment(booking.known, booking.payment, booking.customer, booking.otherwisePaidSince)
          : []),
        ...(action ? [writeItem(staffActionItem(action))] : []),
      ]),
    /** An organisation's documents, newest first, for itself and the schools it pays for, without void ones. */
    async listAllOf(organisationId: string, limit = Number.POSITIVE_INFINITY) {
      const { pk: own } = keys.schoolInvoiceOf(organisationId, 0, 0);
      const { pk: paid } = keys.schoolInvoicePaidBy(organisationId, '');
      const places = await Promise.all(
        [own, paid].map((pk) => table.query({ pk, isNewestFirst: true, limit, ConsistentRead: true })),
      );
      // A void one only loses its place in its own school's list.
      return (await findAll(places.flat())).filter(({ status }) => status !== 'void');
    },
    /** Newest first, starting before a number. */
    listNewest: (brandId: BrandId, before: string | undefined, limit: number) =>
      listItems(
        table,
        { pk: keys.schoolInvoice(brandId, '').pk, before, isNewestFirst: true, limit },
        schoolInvoiceSchema,
      ),
    /** All of a year that are not void, without what the figures do not need. */
    listInvoiced: (brandId: BrandId, year: FiscalYear) =>
      listItems(
        table,
        {
          pk: keys.schoolInvoice(brandId, '').pk,
          prefix: numbersOf(brandId, year),
          FilterExpression: '#status <> :void',
          ProjectionExpression: 'organisationId, #position, kind, #status, proratedCents, payments, setOffs',
          ExpressionAttributeNames: { '#status': 'status', '#position': 'position' },
          ExpressionAttributeValues: { ':void': 'void' },
        },
        invoicedSchema,
      ),
    /** Pending and overdue ones, earliest due date first, starting after one. */
    async listOpen(brandId: BrandId, after: InvoicePlace | undefined, limit: number) {
      const dueKind = openInvoiceKind(brandId);
      const items = await table.query({
        dueKind,
        limit,
        ...(after && {
          ExclusiveStartKey: {
            ...keys.schoolInvoice(brandId, after.invoiceId),
            ...{ dueKind, dueAt: after.dueDate },
          },
        }),
      });
      return items.map((item) => schoolInvoiceSchema.parse(item));
    },
    /** The amount invoiced for a year, and the number of open invoices of any year. */
    async readFigures(brandId: BrandId, year: FiscalYear): Promise<SchoolYearFigures> {
      const [figures, open] = await Promise.all([
        readYear(brandId, year),
        table.get(keys.openSchoolInvoices(brandId)),
      ]);
      return { ...figures, openCount: open ? openSchema.parse(open).openCount : 0 };
    },
  };
}

/** An invoice number starts with its brand. */
function brandOf(invoiceId: string): BrandId | undefined {
  const [token = ''] = invoiceId.split('-');
  return parseBrandId(token.toLowerCase());
}
