import type { Billing } from '#shared/contract/billing/billing.ts';
import { findFirstAmount } from '#shared/domain/billing/describe-invoice.ts';
import { findInvoicedFrom, fiscalYearStart } from '#shared/domain/billing/fiscal-year.ts';
import { sumCents } from '#shared/domain/billing/money.ts';
import { findPaidTier } from '#shared/domain/billing/subscription.ts';
import type { Organisation } from '../accounts/account.ts';
import type { SchoolBillingPorts } from './ports.ts';
import { dueCents, payerOf, type SchoolInvoice } from './school-invoice.ts';

/** Term, renewal and open amount of a customer who pays by invoice. */
export async function describeInvoicing(
  {
    invoices,
    schools,
    organisations,
    pricingModelOf,
    now,
  }: Pick<SchoolBillingPorts, 'invoices' | 'organisations' | 'pricingModelOf' | 'now'> & {
    schools: Pick<SchoolBillingPorts['schools'], 'find'>;
  },
  { organisationId, brandId, plan }: Pick<Organisation, 'organisationId' | 'brandId' | 'plan'>,
): Promise<NonNullable<Billing['invoicing']>> {
  const [found, school] = await Promise.all([
    invoices.listAllOf(organisationId),
    schools.find(organisationId),
  ]);
  const payer = school?.payerId ? await organisations.find(school.payerId) : undefined;
  const term = findTerm(found.filter((invoice) => invoice.organisationId === organisationId));
  const owed = found.filter((invoice) => payerOf(invoice) === organisationId);
  const tier = plan === 'trial' ? undefined : findPaidTier(pricingModelOf(brandId), plan);
  const isFirst = !term && school && !school.payerId;
  return {
    firstCents: isFirst && tier ? findFirstAmount(tier, findInvoicedFrom(school.orderedAt, now())) : null,
    term: term && { start: toDay(term.start), end: toDay(new Date(term.renewsAt.getTime() - dayMs)) },
    renewsAt: term ? toDay(term.renewsAt) : null,
    dueCents: sumCents(owed.map(dueCents)),
    payerName: payer?.name ?? null,
  };
}

const dayMs = 86_400_000;

/** From the first invoiced month to the end of the last invoiced year. */
function findTerm(invoices: readonly SchoolInvoice[]) {
  const annual = invoices.filter(({ kind }) => kind === 'annual');
  const [first, last] = [annual.toSorted(byYear).at(0), annual.toSorted(byYear).at(-1)];
  if (!first || !last) return null;
  const start = fiscalYearStart(first.fiscalYear);
  start.setUTCMonth(start.getUTCMonth() + 12 - first.months);
  return { start, renewsAt: fiscalYearStart(last.fiscalYear + 1) };
}

const byYear = (one: SchoolInvoice, other: SchoolInvoice): number => one.fiscalYear - other.fiscalYear;

const toDay = (instant: Date): string => instant.toISOString().slice(0, 10);
