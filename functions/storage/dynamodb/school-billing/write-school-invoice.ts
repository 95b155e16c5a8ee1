import type { InvoiceChange, PayerMark } from '#functions/domain/school-billing/ports.ts';
import type { SchoolInvoice } from '#functions/domain/school-billing/school-invoice.ts';
import { type FiscalYear, fiscalYearStart } from '#shared/domain/billing/fiscal-year.ts';
import { keys, openInvoiceKind } from '../keys.ts';

/** Years that books are kept after a fiscal year ends. */
const keptYears = 7;

/**
 * Writes of a new invoice with its number, entry and sums, in one transaction that fails if any was taken.
 */
export function writeAddition(
  TableName: string,
  invoice: SchoolInvoice,
  others: readonly InvoiceChange[],
  payer: PayerMark | undefined,
) {
  const { invoiceId, brandId, organisationId, payerId, fiscalYear, position } = invoice;
  const openChange = countOpen(invoice) + openDifference(others);
  return [
    claimNextNumber(TableName, invoice),
    putInvoice(TableName, invoice, { ConditionExpression: 'attribute_not_exists(pk)' }),
    {
      Put: {
        TableName,
        Item: { ...keys.schoolInvoiceOf(organisationId, fiscalYear, position), invoiceId },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    ...(payerId
      ? [{ Put: { TableName, Item: { ...keys.schoolInvoicePaidBy(payerId, invoiceId), invoiceId } } }]
      : []),
    ...others.map((change) => putInvoice(TableName, change.next, isStill(change))),
    ...addOpen(TableName, brandId, openChange),
    ...(payer ? [markPayer(TableName, payer, invoice)] : []),
  ];
}

/** Writes that replace the last versions of invoices of one brand. A void one frees its place. */
export function writeChanges(
  TableName: string,
  changes: readonly InvoiceChange[],
  payer: PayerMark | undefined,
) {
  const voided = changes.filter(({ known, next }) => known.status !== 'void' && next.status === 'void');
  return [
    ...changes.map((change) => putInvoice(TableName, change.next, isStill(change))),
    ...changes.slice(0, 1).flatMap(({ next }) => addOpen(TableName, next.brandId, openDifference(changes))),
    ...(payer ? changes.slice(0, 1).map(({ next }) => markPayer(TableName, payer, next)) : []),
    ...voided.flatMap(({ next }) => [
      addToYear(TableName, next, -1),
      {
        Delete: { TableName, Key: keys.schoolInvoiceOf(next.organisationId, next.fiscalYear, next.position) },
      },
    ]),
  ];
}

function putInvoice(
  TableName: string,
  invoice: SchoolInvoice,
  condition: { ConditionExpression: string; ExpressionAttributeValues?: Record<string, number> },
) {
  const { brandId, invoiceId, status, dueDate, fiscalYear } = invoice;
  const due = status === 'open' && { dueKind: openInvoiceKind(brandId), dueAt: dueDate };
  return {
    Put: {
      TableName,
      Item: {
        ...{ ...keys.schoolInvoice(brandId, invoiceId), ...invoice, ...due },
        expiresAt: findExpiry(fiscalYear),
      },
      ...condition,
    },
  };
}

/** Fails when another document of the payer changed since the mark was read. */
function markPayer(
  TableName: string,
  { payerId, version }: PayerMark,
  { fiscalYear }: Pick<SchoolInvoice, 'fiscalYear'>,
) {
  const isFirst = version === 0;
  return {
    Put: {
      TableName,
      Item: { ...keys.schoolPayer(payerId), version: version + 1, expiresAt: findExpiry(fiscalYear) },
      ConditionExpression: isFirst ? 'attribute_not_exists(pk)' : 'version = :version',
      ...(!isFirst && { ExpressionAttributeValues: { ':version': version } }),
    },
  };
}

function findExpiry(fiscalYear: FiscalYear): number {
  return Math.floor(fiscalYearStart(fiscalYear + 1 + keptYears).getTime() / 1000);
}

function isStill({ known }: InvoiceChange) {
  return {
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': known.version },
  };
}

/** The next number, with the sums of the year. */
function claimNextNumber(TableName: string, invoice: SchoolInvoice) {
  const number = Number(invoice.invoiceId.split('-').at(-1));
  const { Update } = addToYear(TableName, invoice, 1);
  return {
    Update: {
      ...Update,
      UpdateExpression: `SET lastNumber = :number ${Update.UpdateExpression}`,
      ConditionExpression: number === 1 ? 'attribute_not_exists(lastNumber)' : 'lastNumber = :before',
      ExpressionAttributeValues: {
        ...Update.ExpressionAttributeValues,
        ':number': number,
        ...(number > 1 && { ':before': number - 1 }),
      },
    },
  };
}

function addToYear(TableName: string, invoice: SchoolInvoice, sign: 1 | -1) {
  const { brandId, fiscalYear, annualCents, proratedCents } = invoice;
  return {
    Update: {
      TableName,
      Key: keys.schoolYear(brandId, fiscalYear),
      UpdateExpression: 'ADD annualCents :annual, proratedCents :prorated',
      ExpressionAttributeValues: { ':annual': sign * annualCents, ':prorated': sign * proratedCents },
    },
  };
}

function addOpen(TableName: string, brandId: string, change: number) {
  if (change === 0) return [];
  return [
    {
      Update: {
        TableName,
        Key: keys.openSchoolInvoices(brandId),
        UpdateExpression: 'ADD openCount :change',
        ExpressionAttributeValues: { ':change': change },
      },
    },
  ];
}

function countOpen({ status }: SchoolInvoice): number {
  return status === 'open' ? 1 : 0;
}

function openDifference(changes: readonly InvoiceChange[]): number {
  return changes.reduce((sum, { known, next }) => sum + countOpen(next) - countOpen(known), 0);
}
