import { type FiscalYear, fiscalYearStart, monthsLeft } from '#shared/domain/billing/fiscal-year.ts';
import { type Cents, cents, prorateByMonths } from '#shared/domain/billing/money.ts';
import type { PaidPlanId } from '#shared/domain/billing/plan-ids.ts';
import { findPaidTier, priceInCents } from '#shared/domain/billing/subscription.ts';
import { invoicePaymentDays } from '#shared/domain/limits.ts';
import { addDays } from '#shared/domain/trial.ts';
import type { Organisation } from '../accounts/account.ts';
import type { School } from '../billing/school.ts';
import type { SchoolBillingPorts } from './ports.ts';
import { numbersOf, type SchoolInvoice } from './school-invoice.ts';

type Situation = {
  school: School;
  organisation: Organisation;
  /** The payer: the school itself, or the organisation that covers it. */
  billedTo: School & { taxId: string };
  year: FiscalYear;
  /** Documents issued for the year so far. */
  known: readonly SchoolInvoice[];
  /** The next number. */
  number: number;
};
type PlanningPorts = Pick<SchoolBillingPorts, 'pricingModelOf' | 'randomBytes' | 'now'>;

/** The next invoice or note for a school's year; undefined when there is nothing to invoice. */
export function planSchoolInvoice(ports: PlanningPorts, situation: Situation): SchoolInvoice | undefined {
  const { organisation, school, year, known } = situation;
  const now = ports.now();
  const model = ports.pricingModelOf(school.brandId);
  const tier = organisation.plan === 'trial' ? undefined : findPaidTier(model, organisation.plan);
  if (!tier) return undefined;
  const last = known.at(-1);
  const wholeYear = priceInCents(tier, 'annual');
  if (!last) {
    const months = monthsLeft(year, new Date(school.orderedAt));
    if (months === 0) return undefined;
    return write(ports, situation, { tier, months, annualCents: wholeYear });
  }
  const before = findPaidTier(model, last.planId);
  const difference = cents(wholeYear - (before ? priceInCents(before, 'annual') : 0));
  const ordered = monthsLeft(year, new Date(school.orderedAt));
  const months = Math.min(monthsLeft(year, now), ordered);
  if (tier.id === last.planId || difference === 0 || months === 0) return undefined;
  return write(ports, situation, { tier, months, annualCents: difference });
}

function write(
  { randomBytes, now }: PlanningPorts,
  { school, organisation, billedTo, year, known, number }: Situation,
  item: { tier: { id: PaidPlanId; name: string }; months: number; annualCents: Cents },
): SchoolInvoice {
  const { tier, months, annualCents } = item;
  const { brandId, organisationId } = school;
  const { billingName, billingAddress, purchaseOrderNumber, taxId } = billedTo;
  const issuedAt = now();
  const yearStart = fiscalYearStart(year);
  const position = (known.at(-1)?.position ?? -1) + 1;
  return {
    invoiceId: `${numbersOf(brandId, year)}${String(number).padStart(5, '0')}`,
    ...{
      brandId,
      organisationId,
      version: 1,
      fiscalYear: year,
      position,
      planId: tier.id,
      planName: tier.name,
    },
    ...(billedTo.organisationId !== organisationId && { payerId: billedTo.organisationId }),
    kind: position === 0 ? 'annual' : annualCents < 0 ? 'credit' : 'debit',
    schoolName: organisation.name,
    billingName,
    billingAddress: billingAddress || organisation.address,
    ...{
      taxId,
      purchaseOrderNumber,
      annualCents,
      months,
      proratedCents: prorateByMonths(annualCents, months),
    },
    ...{ setOffs: [], status: 'open', closingNote: '', payments: [] },
    issuedAt: issuedAt.toISOString(),
    dueDate: addDays(new Date(Math.max(issuedAt.getTime(), yearStart.getTime())), invoicePaymentDays)
      .toISOString()
      .slice(0, 10),
    viewKey: Buffer.from(randomBytes(24)).toString('base64url'),
  };
}
