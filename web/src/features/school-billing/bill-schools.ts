import type { BrandId } from '#shared/brands/platforms.ts';
import { sumCents } from '#shared/domain/billing/money.ts';
import type { InvoicePreview } from '#shared/domain/billing/school-invoice.ts';
import { readParts } from '#web/lib/api/read-parts.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';

type Scope = { platform?: BrandId | undefined };
const { schoolBilling } = staffApi;

/** What generating would write now, by fiscal year, to ask before. */
export async function previewInvoices(scope: Scope): Promise<InvoicePreview[]> {
  const years = new Map<string, InvoicePreview>();
  for await (const page of readParts((after) => schoolBilling.previewInvoices.call({ ...scope, after })))
    for (const part of page.years) {
      const sum = years.get(part.fiscalYear);
      years.set(part.fiscalYear, sum ? addPreviews(sum, part) : part);
    }
  return [...years.values()].toSorted((a, b) => a.fiscalYear.localeCompare(b.fiscalYear));
}

function addPreviews(one: InvoicePreview, other: InvoicePreview): InvoicePreview {
  return {
    ...one,
    invoices: one.invoices + other.invoices,
    notes: one.notes + other.notes,
    amount: sumCents([one.amount, other.amount]),
  };
}

/** Generates all missing invoices, a few schools per call. */
export async function generateInvoices(scope: Scope) {
  const sum = { invoices: 0, notes: 0 };
  for await (const part of readParts((after) => schoolBilling.generateInvoices.call({ ...scope, after }))) {
    sum.invoices += part.invoices;
    sum.notes += part.notes;
  }
  return sum;
}

/** Sends reminders for all open invoices, a few per call. */
export async function sendReminders(scope: Scope) {
  const sum = { pending: 0, overdue: 0 };
  let reply = await schoolBilling.sendReminders.call(scope);
  for (;;) {
    sum.pending += reply.pending;
    sum.overdue += reply.overdue;
    if (!reply.next) return sum;
    reply = await schoolBilling.sendReminders.call({ ...scope, after: reply.next });
  }
}
