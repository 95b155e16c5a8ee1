import type { BrandId } from '#shared/brands/platforms.ts';
import { type FiscalYear, fiscalYearsToInvoice } from '#shared/domain/billing/fiscal-year.ts';
import { AppError } from '#shared/errors.ts';
import type { School } from '../billing/school.ts';
import { findBilled } from '../billing-details/billing-details.ts';
import { findPayer } from './find-payer.ts';
import { planSchoolInvoice } from './plan-school-invoice.ts';
import type { SchoolBillingPorts } from './ports.ts';

type GeneratingPorts = Pick<
  SchoolBillingPorts,
  | 'schools'
  | 'details'
  | 'invoices'
  | 'organisations'
  | 'pricingModelOf'
  | 'paysByCard'
  | 'randomBytes'
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
  const schools = await ports.schools.list(brandId, after, pageSize);
  const generated: Generated = { invoices: 0, notes: 0 };
  for (const school of schools) {
    if (await ports.paysByCard(school.organisationId)) continue;
    for (const year of fiscalYearsToInvoice(ports.now())) {
      const kind = await invoiceSchool(ports, school, year);
      if (kind) generated[kind === 'annual' ? 'invoices' : 'notes']++;
    }
  }
  const last = schools.length === pageSize ? schools.at(-1) : undefined;
  return { ...generated, next: last?.organisationId };
}

async function invoiceSchool(ports: GeneratingPorts, school: School, year: FiscalYear) {
  const payer = await findPayer(ports, school);
  const [organisation, paying] = await Promise.all(
    [school, payer].map(({ organisationId }) => ports.organisations.find(organisationId)),
  );
  if (!organisation) return undefined;
  const billed = findBilled(await ports.details.find(payer.organisationId), payer);
  const billedTo = { ...payer, ...billed, billingName: billed.billingName || (paying ?? organisation).name };
  for (let attempt = 0; attempt < tries; attempt++) {
    const [known, taken] = await Promise.all([
      ports.invoices.listOf(school.organisationId, year),
      ports.invoices.countNumbers(school.brandId, year),
    ]);
    const plan = planSchoolInvoice(ports, {
      ...{ school, organisation, billedTo, year, known, number: taken + 1 },
    });
    if (!plan) return undefined;
    if (await ports.invoices.add(plan.invoice, plan.setOff)) return plan.invoice.kind;
  }
  throw new AppError('CONFLICT');
}
