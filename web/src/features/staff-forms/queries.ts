import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { StaffPeriod } from '#shared/domain/staff/staff-analytics.ts';
import { loadStaffClient } from '#web/lib/api/load-staff-client.ts';

const freshMilliseconds = 60_000;

/** Forms of all customers, page by page. */
export function useFormsOfCustomers(platform: BrandId | undefined) {
  return useInfiniteQuery({
    queryKey: ['staff-forms', platform],
    queryFn: async ({ pageParam, signal }) =>
      (await loadStaffClient()).staffAnalytics.listForms(
        { platform, ...(pageParam && { after: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
}

export function useFormFigures(platform: BrandId | undefined, period: StaffPeriod) {
  return useQuery({
    queryKey: ['staff-form-figures', platform, period],
    queryFn: async ({ signal }) =>
      (await loadStaffClient()).staffAnalytics.getFormAnalytics({ platform, period }, signal),
    staleTime: freshMilliseconds,
    placeholderData: (before) => before,
  });
}
