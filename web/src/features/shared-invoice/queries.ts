import { useMutation, useQuery } from '@tanstack/react-query';
import { loadVisitorClient } from '#web/lib/api/load-visitor-client.ts';

export type InvoiceLink = { invoiceId: string; viewKey: string };

/** Short enough for a payment to appear while its payer watches. */
const refreshMs = 5000;

/** An invoice, polled until it is paid. */
export function useSharedInvoice(link: InvoiceLink) {
  return useQuery({
    queryKey: ['shared-invoice', link],
    queryFn: async ({ signal }) => (await loadVisitorClient()).schoolBilling.readSharedInvoice(link, signal),
    refetchInterval: ({ state }) => (state.data?.isPayableByCard ? refreshMs : false),
    retry: false,
  });
}

export function useCardPayment(link: InvoiceLink) {
  return useMutation({
    mutationFn: async () => (await loadVisitorClient()).schoolBilling.paySharedInvoice(link),
    onSuccess: ({ paymentUrl }) => window.location.assign(paymentUrl),
  });
}
