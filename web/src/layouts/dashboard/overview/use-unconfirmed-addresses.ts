import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api/api.ts';

/** Addresses that are to get messages or form entries, and have yet to confirm; until they are known, the `likely` ones. */
export function useUnconfirmedAddresses(conversionId: string, likely: readonly string[] = []) {
  return useQuery({
    ...api.dashboard.listUnconfirmed.query({ conversionId }),
    ...(likely.length > 0 && { placeholderData: { addresses: [...likely] } }),
    // The link is opened in another tab, and then this one is looked at again.
    refetchOnWindowFocus: true,
  });
}
