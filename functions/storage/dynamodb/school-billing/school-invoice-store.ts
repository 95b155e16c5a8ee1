import * as z from 'zod';
import type { SchoolInvoiceStore } from '#functions/domain/school-billing/ports.ts';
import {
  numbersOf,
  type SchoolInvoice,
  schoolInvoiceSchema,
} from '#functions/domain/school-billing/school-invoice.ts';
import { type BrandId, parseBrandId } from '#shared/brands/brand-names.ts';
import { centsSchema } from '#shared/domain/billing/money.ts';
import { writePayment } from '../billing/write-payment.ts';
import { dueIndexName, keys, openInvoiceKind } from '../keys.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import { staffActionItem } from '../staff/staff-action-store.ts';
import type { Item, Table } from '../table.ts';
import { writeAddition, writeChange } from './write-school-invoice.ts';

const entrySchema = z.object({ invoiceId: z.string() });
const yearSchema = z.object({
  lastNumber: z.number().int().default(0),
  annualCents: centsSchema.default(centsSchema.parse(0)),
  proratedCents: centsSchema.default(centsSchema.parse(0)),
});
const invoicedSchema = schoolInvoiceSchema.pick({ organisationId: true, position: true, payments: true });
const openSchema = z.object({ openCount: z.number().int() });

/** School invoices, with yearly sums per brand. */
export function openSchoolInvoiceStore(table: Table, now: () => Date): SchoolInvoiceStore {
  const { name } = table;
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
    async listOf(organisationId, year) {
      const entries = await table.query({
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :year)',
        ExpressionAttributeValues: {
          ':pk': keys.schoolInvoiceOf(organisationId, year, 0).pk,
          ':year': `${year}#`,
        },
      });
      return findAll(entries);
    },
    countNumbers: async (brandId, year) => (await readYear(brandId, year)).lastNumber,
    add: (invoice, setOff) => table.transact(writeAddition(name, invoice, setOff)),
    change: (change, { letter, booking, action } = {}) =>
      table.transact([
        ...writeChange(name, change),
        ...(letter ? writeUserMail(name, letter.userId, letter.mail, now()) : []),
        ...(booking ? writePayment(name, booking.known, booking.payment, booking.customer) : []),
        ...(action ? [{ Put: { TableName: name, Item: staffActionItem(action) } }] : []),
      ]),
    async listAllOf(organisationId, limit) {
      const { pk: own } = keys.schoolInvoiceOf(organisationId, 0, 0);
      const { pk: paid } = keys.schoolInvoicePaidBy(organisationId, '');
      const places = await Promise.all(
        [own, paid].map((pk) =>
          table.query({
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': pk },
            ScanIndexForward: false,
            Limit: limit,
          }),
        ),
      );
      // A void one only loses its place in its own school's list.
      return (await findAll(places.flat())).filter(({ status }) => status !== 'void');
    },
    async listNewest(brandId, before, limit) {
      const items = await table.query({
        KeyConditionExpression: before ? 'pk = :pk AND sk < :before' : 'pk = :pk',
        ExpressionAttributeValues: {
          ':pk': keys.schoolInvoice(brandId, '').pk,
          ...(before && { ':before': before }),
        },
        ScanIndexForward: false,
        Limit: limit,
      });
      return items.map((item) => schoolInvoiceSchema.parse(item));
    },
    async listInvoiced(brandId, year) {
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :year)',
        FilterExpression: '#status <> :void',
        ProjectionExpression: 'organisationId, #position, payments',
        ExpressionAttributeNames: { '#status': 'status', '#position': 'position' },
        ExpressionAttributeValues: {
          ':pk': keys.schoolInvoice(brandId, '').pk,
          ':year': numbersOf(brandId, year),
          ':void': 'void',
        },
      });
      return items.map((item) => invoicedSchema.parse(item));
    },
    async listOpen(brandId, after, limit) {
      const dueKind = openInvoiceKind(brandId);
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: 'dueKind = :kind',
        ExpressionAttributeValues: { ':kind': dueKind },
        ...(after && {
          ExclusiveStartKey: {
            ...keys.schoolInvoice(brandId, after.invoiceId),
            ...{ dueKind, dueAt: after.dueDate },
          },
        }),
        Limit: limit,
      });
      return items.map((item) => schoolInvoiceSchema.parse(item));
    },
    async readFigures(brandId, year) {
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
