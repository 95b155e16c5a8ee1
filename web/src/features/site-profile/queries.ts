import { queryOptions } from '@tanstack/react-query';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { AppError } from '#shared/errors.ts';
import { client } from '#web/lib/api/client.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';

/** The organisation's public data: cached 30 s and refetched on focus, document 3 section 7. */
export function siteProfileQuery(conversionId: string) {
  return queryOptions({
    queryKey: ['site-profile', conversionId],
    queryFn: ({ signal }) =>
      client.conversions.getBrandProgress({ brandId: brandOfConversion(conversionId), conversionId }, signal),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  });
}

/** Today's chat figures of the assistant; null for everyone but its owner. */
export function chatDayQuery(conversionId: string) {
  return queryOptions({
    queryKey: ['chat-day', conversionId],
    queryFn: ({ signal }) => nullUnlessOwned(client.conversations.getToday({ conversionId }, signal)),
    enabled: signInStore.isSignedIn('user'),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  });
}

/** Signed-out users and other organisations count as visitors here. */
async function nullUnlessOwned<Value>(read: Promise<Value>): Promise<Value | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof AppError && [401, 403, 404].includes(error.status)) return null;
    throw error;
  }
}
