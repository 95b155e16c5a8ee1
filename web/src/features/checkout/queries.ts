import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import { AppError } from '#shared/errors.ts';
import { loadClient } from '#web/lib/api/load-client.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';

type OrderInput = Parameters<Client['checkout']['getOrder']>[0];
export type Subscribing = Parameters<Client['checkout']['createSubscription']>[0];
export type InvoiceOrder = Parameters<Client['checkout']['orderByInvoice']>[0];

/** How often the page asks whether the provider's message has come. */
const pollMs = 1500;

/**
 * What an order costs today. With `waits` it is asked again until the subscription is confirmed; with `keepsPrevious` the
 * last answer stands until the one to a changed choice is there.
 */
export function useCheckoutOrder(input: OrderInput, { waits = false, keepsPrevious = false } = {}) {
  return useQuery({
    queryKey: ['checkout', input],
    queryFn: async ({ signal }) => {
      // The server would say the same, and the console would report its refusal as a fault.
      if (!input.checkoutToken && !signInStore.isSignedIn('user')) throw new AppError('UNAUTHENTICATED');
      return (await loadClient()).checkout.getOrder(input, signal);
    },
    staleTime: 0,
    placeholderData: keepsPrevious ? keepPreviousData : undefined,
    refetchInterval: ({ state }) => {
      const status = state.data?.status;
      return waits && status !== 'trialing' && status !== 'active' ? pollMs : false;
    },
  });
}

export function useSubscribe() {
  return useMutation({
    mutationFn: async (input: Subscribing) => (await loadClient()).checkout.createSubscription(input),
  });
}

export function useOrderByInvoice() {
  return useMutation({
    mutationFn: async (input: InvoiceOrder) => (await loadClient()).checkout.orderByInvoice(input),
  });
}
