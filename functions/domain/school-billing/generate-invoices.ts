import type { BrandId } from '#shared/brands/platforms.ts';
import {
  describeFiscalYear,
  type FiscalYear,
  fiscalYearsToInvoice,
} from '#shared/domain/billing/fiscal-year.ts';
import { cents, sumCents } from '#shared/domain/billing/money.ts';
import type { InvoicePreview } from '#shared/domain/billing/school-invoice.ts';
import { AppError } from '#shared/errors.ts';
import type { School } from '../billing/school.ts';
import { findBilled } from '../billing-details/billing-details.ts';
import { findPayer } from './find-payer.ts';
import { dropSchoolsToInvoice } from './list-schools-to-invoice.ts';
import { planSchoolInvoice } from './plan-school-invoice.ts';
import type { SchoolBillingPorts } from './ports.ts';
import { settlePayer } from './sum/settle-payer.ts';

type GeneratingPorts = Pick<
  SchoolBillingPorts,
  | 'schools'
  | 'details'
  | 'invoices'
  | 'organisations'
  | 'paymentLinks'
  | 'pricingModelOf'
  | 'paysByCard'
  | 'randomBytes'
  | 'snapshots'
  | 'now'
>;

/** Number of created invoices and notes, and the cursor. */
export type Generated = { invoices: number; notes: number; next?: string | undefined };

/** Schools per call, well within its timeout. */
const pageSize = 40;
/** Retries after concurrent use of the same number. */
const tries = 12;

/**
 * Creates missing documents for schools that pay by invoice: each school's annual invoice, and a note for
 * each later plan change. Idempotent.
 */
export async function generateInvoices(
  ports: GeneratingPorts,
  brandId: BrandId,
  after: string | undefined,
): Promise<Generated> {
  const { schools, next } = await listPage(ports, brandId, after);
  const generated: Generated = { invoices: 0, notes: 0, next };
  for (const school of schools) {
    for (const year of fiscalYearsToInvoice(ports.now())) {
      const kind = await invoiceSchool(ports, school, year);
      if (kind) generated[kind === 'annual' ? 'invoices' : 'notes']++;
    }
  }
  await dropSchoolsToInvoice(ports, brandId);
  return generated;
}

/** What generating would write for a page of schools now, by fiscal year. */
export async function previewInvoices(
  ports: GeneratingPorts,
  brandId: BrandId,
  after: string | undefined,
): Promise<{ years: InvoicePreview[]; next?: string | undefined }> {
  const { schools, next } = await listPage(ports, brandId, after);
  const years = new Map<FiscalYear, InvoicePreview>();
  for (const school of schools) {
    for (const year of fiscalYearsToInvoice(ports.now())) {
      const planned = await planFor(ports, school, year);
      if (!planned) continue;
      const { kind, proratedCents } = planned;
      const { invoices, notes, amount } = years.get(year) ?? { invoices: 0, notes: 0, amount: cents(0) };
      years.set(year, {
        fiscalYear: describeFiscalYear(year),
        invoices: invoices + Number(kind === 'annual'),
        notes: notes + Number(kind !== 'annual'),
        amount: sumCents([amount, proratedCents]),
      });
    }
  }
  return { years: [...years.values()], next };
}

/** A page of the schools that are invoiced, and the cursor. */
async function listPage(
  { schools, paysByCard }: Pick<GeneratingPorts, 'schools' | 'paysByCard'>,
  brandId: BrandId,
  after: string | undefined,
): Promise<{ schools: School[]; next?: string | undefined }> {
  const page = await schools.list(brandId, after, pageSize);
  const byCard = await Promise.all(page.map(({ organisationId }) => paysByCard(organisationId)));
  return {
    schools: page.filter((_school, index) => !byCard[index]),
    next: page.length === pageSize ? page.at(-1)?.organisationId : undefined,
  };
}

async function invoiceSchool(ports: GeneratingPorts, school: School, year: FiscalYear) {
  for (let attempt = 0; attempt < tries; attempt++) {
    const planned = await planFor(ports, school, year);
    if (!planned) return undefined;
    const { next, moved, payer } = await settlePayer(ports, planned);
    if (await ports.invoices.add(next, moved, payer)) return next.kind;
  }
  throw new AppError('CONFLICT');
}

/** The next document of a school's year; undefined when there is nothing to invoice. */
async function planFor(ports: GeneratingPorts, school: School, year: FiscalYear) {
  const payer = await findPayer(ports, school);
  const [organisation, paying, details, known, taken] = await Promise.all([
    ports.organisations.find(school.organisationId),
    ports.organisations.find(payer.organisationId),
    ports.details.find(payer.organisationId),
    ports.invoices.listOf(school.organisationId, year),
    ports.invoices.countNumbers(school.brandId, year),
  ]);
  if (!organisation) return undefined;
  const billed = findBilled(details, payer);
  const billedTo = { ...payer, ...billed, billingName: billed.billingName || (paying ?? organisation).name };
  return planSchoolInvoice(ports, { school, organisation, billedTo, year, known, number: taken + 1 });
}
