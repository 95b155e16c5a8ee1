import type { BrandId } from '#shared/brands/platforms.ts';
import { describeFiscalYear, fiscalYearOf } from '#shared/domain/billing/fiscal-year.ts';
import { cents, sumCents } from '#shared/domain/billing/money.ts';
import type { ListedSchoolInvoice, SchoolBillingFigures } from '#shared/domain/billing/school-invoice.ts';
import type { StaffScope } from '../staff/ports.ts';
import { schoolBrands } from './choose-school-brand.ts';
import type { InvoicePlace, SchoolBillingPorts } from './ports.ts';
import {
  addUp,
  dueCents,
  findRecordedPayment,
  paidOn,
  payerOf,
  type SchoolInvoice,
  statusOf,
} from './school-invoice.ts';

type ListingPorts = Pick<SchoolBillingPorts, 'invoices' | 'now'>;

const pageSize = 25;
/** Invoices scanned per search. */
const searchedSize = 250;

/**
 * Invoices, newest first, paginated; a search matches school, plan and status, and may leave a page empty.
 */
export async function listInvoices(
  { invoices, now }: ListingPorts,
  brandId: BrandId,
  { search, after }: { search: string; after: string | undefined },
): Promise<{ invoices: ListedSchoolInvoice[]; next?: string | undefined }> {
  const limit = search ? searchedSize : pageSize;
  const read = await invoices.listNewest(brandId, after, limit);
  const listed = read.map((invoice) => toListed(invoice, now()));
  const wanted = search.toLowerCase();
  return {
    invoices: listed.filter(({ schoolName, plan, status }) =>
      [schoolName, plan, status].some((text) => text.toLowerCase().includes(wanted)),
    ),
    next: read.length === limit ? read.at(-1)?.invoiceId : undefined,
  };
}

/** The newest invoices of a scope's school brands. */
export async function listNewestInvoices(
  { invoices, now }: ListingPorts,
  scope: StaffScope,
  limit: number,
): Promise<ListedSchoolInvoice[]> {
  const newest = await readOfScope(scope, (brandId) => invoices.listNewest(brandId, undefined, limit));
  return newest
    .toSorted((a, b) => (a.issuedAt < b.issuedAt ? 1 : -1))
    .slice(0, limit)
    .map((invoice) => toListed(invoice, now()));
}

/** The overdue invoices of a scope's school brands, earliest due date first; they come first among the open ones. */
export async function listOverdueInvoices(
  { invoices, now }: ListingPorts,
  scope: StaffScope,
  limit: number,
): Promise<ListedSchoolInvoice[]> {
  const open = await readOfScope(scope, (brandId) => invoices.listOpen(brandId, undefined, limit));
  return open.map((invoice) => toListed(invoice, now())).filter(({ status }) => status === 'overdue');
}

/** The open invoices of a scope's school brands that were never mailed. */
export async function listUnmailedInvoices(
  { invoices, now }: ListingPorts,
  scope: StaffScope,
  limit: number,
): Promise<ListedSchoolInvoice[]> {
  const open = await readOfScope(scope, (brandId) => invoices.listOpen(brandId, undefined, limit));
  return open.map((invoice) => toListed(invoice, now())).filter(({ mailedAt }) => mailedAt === null);
}

async function readOfScope<Found>(
  scope: StaffScope,
  read: (brandId: BrandId) => Promise<Found[]>,
): Promise<Found[]> {
  const brandIds = schoolBrands.filter((brandId) => scope === 'all' || scope === brandId);
  return (await Promise.all(brandIds.map(read))).flat();
}

/** The current fiscal year's figures, and open amounts of any year. */
export async function readFigures(
  { invoices, now, listOnPlan }: ListingPorts & Pick<SchoolBillingPorts, 'listOnPlan'>,
  brandId: BrandId,
): Promise<SchoolBillingFigures> {
  const today = now();
  const year = fiscalYearOf(today);
  const [figures, overdue, invoiced, onPlan] = await Promise.all([
    invoices.readFigures(brandId, year),
    listOverdue({ invoices }, brandId, today),
    invoices.listInvoiced(brandId, year),
    listOnPlan(brandId).then((ids) => new Set(ids)),
  ]);
  const refundedRevenue = sumCents(invoiced.map((invoice) => addUp(invoice).waivedCents));
  return {
    fiscalYear: describeFiscalYear(year),
    annualRevenue: figures.annualCents,
    proratedRevenue: figures.proratedCents,
    ...{ refundedRevenue, netRevenue: cents(figures.proratedCents - refundedRevenue) },
    pendingCount: figures.openCount - overdue.length,
    overdueCount: overdue.length,
    overdueAmount: sumCents(overdue.map((invoice) => cents(Math.max(0, dueCents(invoice))))),
    activeSchools: invoiced.filter((one) => one.position === 0 && onPlan.has(one.organisationId)).length,
  };
}

const overduePage = 250;

/** Overdue invoices come first in the list of open ones, and are few. */
async function listOverdue(
  { invoices }: Pick<ListingPorts, 'invoices'>,
  brandId: BrandId,
  today: Date,
): Promise<SchoolInvoice[]> {
  const found: SchoolInvoice[] = [];
  let after: InvoicePlace | undefined;
  for (;;) {
    const page = await invoices.listOpen(brandId, after, overduePage);
    const overdue = page.filter((invoice) => statusOf(invoice, today) === 'overdue');
    found.push(...overdue);
    after = page.at(-1);
    if (overdue.length < overduePage) return found;
  }
}

export function toListed(invoice: SchoolInvoice, now: Date): ListedSchoolInvoice {
  const { invoiceId, kind, schoolName, planName, fiscalYear, annualCents, proratedCents, dueDate } = invoice;
  return {
    ...{ id: invoiceId, number: invoiceId, kind, schoolName, plan: planName, dueDate },
    fiscalYear: describeFiscalYear(fiscalYear),
    ...{ annualAmount: annualCents, proratedAmount: proratedCents, dueAmount: dueCents(invoice) },
    status: statusOf(invoice, now),
    paidOn: paidOn(invoice),
    refundedAmount: cents(
      invoice.payments.reduce(
        (sum, { method, refundedCents }) => sum + (method === 'card' ? refundedCents : 0),
        0,
      ),
    ),
    isPaymentRecorded: invoice.status === 'paid' && findRecordedPayment(invoice) !== undefined,
    payerId: payerOf(invoice),
    mailedAt:
      [invoice.sentAt, invoice.remindedAt]
        .filter((at) => at !== undefined)
        .toSorted()
        .at(-1) ?? null,
    // A credit note that a refund has paid back is no payment.
    cardPayments: invoice.payments
      .filter(({ method, paidCents }) => method === 'card' && paidCents > 0)
      .map(({ paymentId, paidCents, refundedCents }) => ({ paymentId, paidCents, refundedCents })),
  };
}
