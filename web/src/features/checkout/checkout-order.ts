import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import { AppError } from '#shared/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';

type OrderInput = Parameters<Client['checkout']['getOrder']>[0];
export type SubscriptionInput = Parameters<Client['checkout']['createSubscription']>[0];

/** Polling interval for the provider's confirmation. */
const pollMs = 1500;

/** The cost of an order today. */
export function checkoutOrderQuery(input: OrderInput) {
  const call = api.checkout.getOrder.query(input);
  return queryOptions({
    ...call,
    queryFn: async (context) => {
      // The server would refuse too, but the browser would log that as an error.
      if (!input.checkoutToken && !signInStore.isSignedIn('user')) throw new AppError('UNAUTHENTICATED');
      return call.queryFn(context);
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
