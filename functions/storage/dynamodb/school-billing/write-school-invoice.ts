import type { InvoiceChange, PayerMark } from '#functions/domain/school-billing/ports.ts';
import type { SchoolInvoice } from '#functions/domain/school-billing/school-invoice.ts';
import { type FiscalYear, fiscalYearStart } from '#shared/domain/billing/fiscal-year.ts';
import {
  type Change,
  type Condition,
  eraseItem,
  followsOn,
  is,
  isAbsent,
  writeChange,
  writeItem,
  writeNewItem,
} from '../change.ts';
import { keys, openInvoiceKind } from '../keys.ts';

/** Years that books are kept after a fiscal year ends. */
const keptYears = 7;

/**
 * Writes of a new invoice with its number, entry and sums, in one transaction that fails if any was taken.
 */
export function writeAddition(
  invoice: SchoolInvoice,
  others: readonly InvoiceChange[],
  payer: PayerMark | undefined,
) {
  const { invoiceId, brandId, organisationId, payerId, fiscalYear, position } = invoice;
  const openChange = countOpen(invoice) + openDifference(others);
  return [
    claimNextNumber(invoice),
    putInvoice(invoice, isAbsent('pk')),
    writeNewItem({ ...keys.schoolInvoiceOf(organisationId, fiscalYear, position), invoiceId }),
    ...(payerId ? [writeItem({ ...keys.schoolInvoicePaidBy(payerId, invoiceId), invoiceId })] : []),
    ...others.map((change) => putInvoice(change.next, isStill(change))),
    ...addOpen(brandId, openChange),
    ...(payer ? [markPayer(payer, invoice)] : []),
  ];
}

/** Writes that replace the last versions of invoices of one brand. A void one frees its place. */
export function writeChanges(changes: readonly InvoiceChange[], payer: PayerMark | undefined) {
  const voided = changes.filter(({ known, next }) => known.status !== 'void' && next.status === 'void');
  return [
    ...changes.map((change) => putInvoice(change.next, isStill(change))),
    ...changes.slice(0, 1).flatMap(({ next }) => addOpen(next.brandId, openDifference(changes))),
    ...(payer ? changes.slice(0, 1).map(({ next }) => markPayer(payer, next)) : []),
    ...voided.flatMap(({ next }) => [
      addToYear(next, -1),
      eraseItem(keys.schoolInvoiceOf(next.organisationId, next.fiscalYear, next.position)),
    ]),
  ];
}

function putInvoice(invoice: SchoolInvoice, condition: Condition) {
  const { brandId, invoiceId, status, dueDate, fiscalYear } = invoice;
  const due = status === 'open' && { dueKind: openInvoiceKind(brandId), dueAt: dueDate };
  const key = keys.schoolInvoice(brandId, invoiceId);
  return writeItem({ ...key, ...invoice, ...due, expiresAt: findExpiry(fiscalYear) }, [condition]);
}

/** Fails when another document of the payer changed since the mark was read. */
function markPayer({ payerId, version }: PayerMark, { fiscalYear }: Pick<SchoolInvoice, 'fiscalYear'>) {
  return writeItem(
    { ...keys.schoolPayer(payerId), version: version + 1, expiresAt: findExpiry(fiscalYear) },
    [followsOn(version + 1)],
  );
}

function findExpiry(fiscalYear: FiscalYear): number {
  return Math.floor(fiscalYearStart(fiscalYear + 1 + keptYears).getTime() / 1000);
}

const isStill = ({ known }: InvoiceChange) => is('version', known.version);

/** The next number, with the sums of the year. */
function claimNextNumber(invoice: SchoolInvoice) {
  const number = Number(invoice.invoiceId.split('-').at(-1));
  return addToYear(invoice, 1, {
    set: { lastNumber: number },
    when: [number === 1 ? isAbsent('lastNumber') : is('lastNumber', number - 1)],
  });
}

function addToYear(invoice: SchoolInvoice, sign: 1 | -1, also: Change = {}) {
  const { brandId, fiscalYear, annualCents, proratedCents } = invoice;
  return writeChange(keys.schoolYear(brandId, fiscalYear), {
    ...also,
    add: { annualCents: sign * annualCents, proratedCents: sign * proratedCents },
  });
}

function addOpen(brandId: string, change: number) {
  if (change === 0) return [];
  return [writeChange(keys.openSchoolInvoices(brandId), { add: { openCount: change } })];
}

const countOpen = ({ status }: SchoolInvoice): number => (status === 'open' ? 1 : 0);

function openDifference(changes: readonly InvoiceChange[]): number {
  return changes.reduce((sum, { known, next }) => sum + countOpen(next) - countOpen(known), 0);
}
