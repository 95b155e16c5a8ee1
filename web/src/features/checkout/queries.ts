import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import { AppError } from '#shared/errors.ts';
import { loadClient } from '#web/lib/api/load-client.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';

type OrderInput = Parameters<Client['checkout']['getOrder']>[0];
export type SubscriptionInput = Parameters<Client['checkout']['createSubscription']>[0];
export type InvoiceOrder = Parameters<Client['checkout']['orderByInvoice']>[0];

/** Polling interval for the provider's confirmation. */
const pollMs = 1500;

/** The cost of an order today. */
export function checkoutOrderQuery(input: OrderInput) {
  return queryOptions({
    queryKey: ['checkout', input],
    queryFn: async ({ signal }) => {
      // The server would refuse too, but the browser would log that as an error.
      if (!input.checkoutToken && !signInStore.isSignedIn('user')) throw new AppError('UNAUTHENTICATED');
      return (await loadClient()).checkout.getOrder(input, signal);
    },
    staleTime: 0,
  });
}

/**
 * The cost of an order today. `waits` polls until the subscription is confirmed; `keepsPrevious` shows the last reply
 * until that for a changed choice arrives.
 */
export function useCheckoutOrder(input: OrderInput, { waits = false, keepsPrevious = false } = {}) {
  return useQuery({
    ...checkoutOrderQuery(input),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    refetchInterval: ({ state }) => {
      const status = state.data?.status;
      return waits && status !== 'trialing' && status !== 'active' ? pollMs : false;
    },
  });
}

export function useSubscribe() {
  return useMutation({
    mutationFn: async (input: SubscriptionInput) => (await loadClient()).checkout.createSubscription(input),
  });
}

export function useOrderByInvoice() {
  return useMutation({
    mutationFn: async (input: InvoiceOrder) => (await loadClient()).checkout.orderByInvoice(input),
  });
}
