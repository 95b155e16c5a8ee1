import { useMutation, useQuery } from '@tanstack/react-query';
import { visitorApi } from '#web/lib/api/visitor-api.ts';

export type InvoiceLink = { invoiceId: string; viewKey: string };

/** Short enough for a payment to appear while its payer watches. */
const refreshMs = 5000;

/** An invoice, polled until it is paid. */
export function useSharedInvoice(link: InvoiceLink) {
  return useQuery({
    ...visitorApi.schoolBilling.readSharedInvoice.query(link),
    refetchInterval: ({ state }) => (state.data?.isPayableByCard ? refreshMs : false),
  });
}

export function useCardPayment(link: InvoiceLink) {
  return useMutation({
    mutationFn: () => visitorApi.schoolBilling.paySharedInvoice.mutation().mutationFn(link),
    onSuccess: ({ paymentUrl }) => window.location.assign(paymentUrl),
  });
}
