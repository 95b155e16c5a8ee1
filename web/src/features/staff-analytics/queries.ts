import { useQuery } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { DemoPeriod, StaffPeriod } from '#shared/domain/staff/staff-analytics.ts';
import { loadStaffClient } from '#web/lib/api/load-staff-client.ts';

/** These figures cost hundreds of read units, so they are refetched only on return and never polled. */
const freshMilliseconds = 60_000;

export function useAdminAnalytics(platform: BrandId | undefined, period: StaffPeriod) {
  return useQuery({
    queryKey: ['staff-analytics', platform, period],
    queryFn: async ({ signal }) =>
      (await loadStaffClient()).staffAnalytics.getAnalytics({ platform, period }, signal),
    staleTime: freshMilliseconds,
    // Keeps the figures while another period loads.
    placeholderData: (before) => before,
  });
}

export function useDemoAnalytics(platform: BrandId | undefined, period: DemoPeriod) {
  return useQuery({
    queryKey: ['demo-analytics', platform, period],
    queryFn: async ({ signal }) =>
      (await loadStaffClient()).staffAnalytics.getDemoAnalytics({ platform, period }, signal),
    staleTime: freshMilliseconds,
    placeholderData: (before) => before,
  });
}
