import type { SchoolInvoice } from '#functions/domain/school-billing/school-invoice.ts';
import { keys } from '#functions/storage/dynamodb/keys.ts';
import type { Deps } from '#functions/wiring/deps.ts';
import { cents } from '#shared/domain/money.ts';

/** That many annual invoices of schools, as staff list them. For stacks in the test's own process. */
export async function addInvoices({ table }: Pick<Deps, 'table'>, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const invoice = makeInvoice(number);
    await table.put({ ...keys.schoolInvoice('edgpt', invoice.invoiceId), ...invoice });
  }
}

function makeInvoice(number: number): SchoolInvoice {
  const name = `School of Saint Bartholomew by the Lake ${number}`;
  return {
    ...{ invoiceId: `ED-2026-${String(number).padStart(5, '0')}`, brandId: 'edgpt', version: 1 },
    ...{ organisationId: `school-${number}`, fiscalYear: 2026, kind: 'annual', position: 0 },
    ...{ planId: 'growth', planName: 'Medium School', schoolName: name, billingName: name },
    billingAddress: '1200 Lakeshore Avenue\nMaple Grove, Oregon 97399',
    purchaseOrderNumber: `PO-${number}`,
    ...{ annualCents: cents(95_000), months: 12, proratedCents: cents(95_000), creditedCents: cents(0) },
    ...{ status: 'open', closingNote: '', issuedAt: new Date().toISOString(), dueDate: '2027-01-31' },
    ...{ payments: [], viewKey: 'view-key-of-an-invoice' },
  };
}
