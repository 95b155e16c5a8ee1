import { queryOptions } from '@tanstack/react-query';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { client } from '#web/lib/api/client.ts';

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

/** How often the assistant was asked today, and how it did. */
export function chatDayQuery(conversionId: string) {
  return queryOptions({
    queryKey: ['chat-day', conversionId],
    queryFn: ({ signal }) => client.conversations.getToday({ conversionId }, signal),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  });
}
