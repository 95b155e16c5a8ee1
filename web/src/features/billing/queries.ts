import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

type Area = Client['billing'];
const key = ['billing'];

export function useBilling() {
  return useQuery({
    queryKey: [...key, 'account'],
    queryFn: async ({ signal }) => (await loadClient()).billing.get({}, signal),
    staleTime: 0,
  });
}

export function useInvoices() {
  return useQuery({
    queryKey: [...key, 'invoices'],
    queryFn: async ({ signal }) => (await loadClient()).billing.listInvoices({}, signal),
    staleTime: 0,
  });
}

export function useBillingDetails() {
  return useQuery({
    queryKey: ['billing-details'],
    queryFn: async ({ signal }) => (await loadClient()).billing.getDetails({}, signal),
    // A refetch would reset unsaved input; every visit of the page reads them anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** A billing call that then refetches billing data. */
export function useBillingCall<Input, Output>(call: (area: Area, input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => call((await loadClient()).billing, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
