import { useInfiniteQuery } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Client } from '#shared/client.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';

/** Document 2 section 9. */
const pollMilliseconds = 15_000;
/** What is few or changes rarely is polled less often than the page. */
export const rarePollMilliseconds = 4 * pollMilliseconds;

/** All data of the page; the last stays while another domain's loads. */
export const staffDashboardQuery = (platform: BrandId | undefined) => ({
  ...staffApi.superadmin.getDashboard.query({ platform }),
  refetchInterval: pollMilliseconds,
  placeholderData: <Data>(before: Data) => before,
});

type Search = Omit<Parameters<Client['superadmin']['searchUsers']>[0], 'after'>;

/** Customers that match, page by page; the rows of the last search stay until the next are there. */
export function useUserSearch(search: Search, isWanted = true) {
  return useInfiniteQuery({
    ...staffApi.superadmin.searchUsers.pages(search),
    enabled: isWanted,
    placeholderData: (before) => before,
    refetchInterval: rarePollMilliseconds,
  });
}

/** Failed conversions; they are few. */
export const failedConversionsQuery = (platform: BrandId | undefined) => ({
  ...staffApi.superadmin.listFailedConversions.query({ platform }),
  refetchInterval: rarePollMilliseconds,
});

/** What waits for staff. */
export const staffWorkQuery = (platform: BrandId | undefined) => ({
  ...staffApi.superadmin.getWork.query({ platform }),
  refetchInterval: rarePollMilliseconds,
});

/** Who is signed in: their role decides which pages are offered. */
export const viewerQuery = {
  ...staffApi.superadmin.getDashboard.query({}),
  select: ({ viewer }: Awaited<ReturnType<Client['superadmin']['getDashboard']>>) => viewer,
};
