import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/platforms.ts';
import { sumCents } from '#shared/domain/billing/money.ts';
import type { InvoicePreview, ManualPaymentMethod } from '#shared/domain/billing/school-invoice.ts';
import { loadStaffClient } from '#web/lib/api/load-staff-client.ts';

type Scope = { platform?: BrandId | undefined };
/** Prefix of the staff's lists, which show plans. */
export const staffKey = ['superadmin'];
const billingKey = [...staffKey, 'school-billing'];
export const schoolKey = (organisationId: string) => [...billingKey, 'school', organisationId];

export function useFigures(scope: Scope) {
  return useQuery({
    queryKey: [...billingKey, 'figures', scope],
    queryFn: async ({ signal }) => (await loadStaffClient()).schoolBilling.getFigures(scope, signal),
  });
}

/** Invoices that match a search, page by page, newest first. */
export function useInvoices(scope: Scope, search: string) {
  return useInfiniteQuery({
    queryKey: [...billingKey, 'invoices', scope, search],
    queryFn: async ({ pageParam, signal }) => {
      const after = pageParam ? { after: pageParam } : {};
      return (await loadStaffClient()).schoolBilling.listInvoices({ ...scope, search, ...after }, signal);
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** Orders by invoice that nobody has answered, polled like what waits for staff. */
export function useOpenOrders(scope: Scope) {
  return useQuery({
    queryKey: [...billingKey, 'orders', scope],
    queryFn: async ({ signal }) => (await loadStaffClient()).schoolBilling.listOrders(scope, signal),
    refetchInterval: 60_000,
  });
}

/** A call that changes invoices and then refetches them. */
function useBillingMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries({ queryKey: billingKey }) });
}

/** What generating would write now, by fiscal year, to ask before. */
export function useInvoicePreview(scope: Scope) {
  return useMutation({
    mutationFn: async () => {
      const { previewInvoices } = (await loadStaffClient()).schoolBilling;
      const years = new Map<string, InvoicePreview>();
      let after: string | undefined;
      do {
        const page = await previewInvoices({ ...scope, ...(after && { after }) });
        for (const part of page.years) {
          const sum = years.get(part.fiscalYear);
          years.set(part.fiscalYear, sum ? addPreviews(sum, part) : part);
        }
        after = page.next;
      } while (after);
      return [...years.values()].toSorted((a, b) => a.fiscalYear.localeCompare(b.fiscalYear));
    },
  });
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
export function useInvoiceGeneration(scope: Scope) {
  return useBillingMutation(async () => {
    const { generateInvoices } = (await loadStaffClient()).schoolBilling;
    const sum = { invoices: 0, notes: 0 };
    let after: string | undefined;
    do {
      const { invoices, notes, next } = await generateInvoices({ ...scope, ...(after && { after }) });
      sum.invoices += invoices;
      sum.notes += notes;
      after = next;
    } while (after);
    return sum;
  });
}

/** How many reminders would be sent, to ask before. */
export function useReminderCount(scope: Scope) {
  return useMutation({
    mutationFn: async () => (await loadStaffClient()).schoolBilling.countReminders(scope),
  });
}

/** Sends reminders for all open invoices, a few per call. */
export function useReminders(scope: Scope) {
  return useBillingMutation(async () => {
    const { sendReminders } = (await loadStaffClient()).schoolBilling;
    const sum = { pending: 0, overdue: 0 };
    let reply = await sendReminders(scope);
    for (;;) {
      sum.pending += reply.pending;
      sum.overdue += reply.overdue;
      if (!reply.next) return sum;
      reply = await sendReminders({ ...scope, after: reply.next });
    }
  });
}

/** Whom an invoice would be mailed to. */
export function useInvoiceRecipient(invoiceId: string) {
  return useQuery({
    queryKey: [...billingKey, 'recipient', invoiceId],
    queryFn: async () => (await loadStaffClient()).schoolBilling.sendInvoice({ invoiceId, asksOnly: true }),
    gcTime: 0,
  });
}

export function useInvoiceSending(invoiceId: string) {
  return useBillingMutation(async () => (await loadStaffClient()).schoolBilling.sendInvoice({ invoiceId }));
}

/** A school as stored on the server, for its order form. */
export function useSchool(organisationId: string) {
  return useQuery({
    queryKey: schoolKey(organisationId),
    queryFn: async ({ signal }) =>
      (await loadStaffClient()).schoolBilling.getSchool({ organisationId }, signal),
    gcTime: 0,
  });
}

type Payment = { paidBy?: ManualPaymentMethod; note?: string; paidOn?: string };

export function usePaymentUndo(invoiceId: string) {
  return useBillingMutation(async (note: string) =>
    (await loadStaffClient()).schoolBilling.undoPayment({ invoiceId, note }),
  );
}

export function usePaymentProcessing(invoiceId: string) {
  return useBillingMutation(async (payment: Payment) =>
    (await loadStaffClient()).schoolBilling.processPayment({ invoiceId, ...payment }),
  );
}

/** Fetches an invoice into a tab opened with the click. */
export function useInvoicePdf(invoiceId: string) {
  return useMutation({
    mutationFn: async (tab: Window | null) => {
      try {
        const bytes = await (await loadStaffClient()).schoolBilling.getInvoicePdf({ invoiceId });
        const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
        if (tab) tab.location.href = url;
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
  });
}
