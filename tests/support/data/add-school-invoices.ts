import type { SchoolInvoice } from '#functions/domain/school-billing/school-invoice.ts';
import { openSchoolInvoiceStore } from '#functions/storage/dynamodb/school-billing/school-invoice-store.ts';
import type { Deps } from '#functions/wiring/deps.ts';
import { cents } from '#shared/domain/billing/money.ts';

/** Adds an invoice for each of so many schools, as generating leaves them; for stacks in the test's own process. */
export async function addSchoolInvoices({ table, now }: Pick<Deps, 'table' | 'now'>, count: number) {
  const invoices = openSchoolInvoiceStore(table, now);
  for (let number = 1; number <= count; number++) await invoices.add(makeInvoice(number, now()));
}

function makeInvoice(number: number, now: Date): SchoolInvoice {
  return {
    invoiceId: `EDGPT-2020-${String(number).padStart(5, '0')}`,
    ...{ brandId: 'edgpt', organisationId: `school-${number}`, version: 1, fiscalYear: 2020 },
    ...{ kind: 'annual', position: 0, planId: 'growth', planName: 'Medium School' },
    ...{ schoolName: `School ${number} of Maple Grove`, billingName: 'Maple Grove Unified School District' },
    billingAddress: '1200 Long Valley Road\nMaple Grove, Oregon 97301',
    ...{ purchaseOrderNumber: `PO-${number}`, annualCents: cents(95_000), months: 12 },
    ...{ proratedCents: cents(95_000), setOffs: [], status: 'open', closingNote: '' },
    ...{ issuedAt: now.toISOString(), dueDate: now.toISOString().slice(0, 10), payments: [] },
    ...{ taxId: '', viewKey: 'a'.repeat(32), sentAt: now.toISOString(), remindedAt: now.toISOString() },
  };
}
