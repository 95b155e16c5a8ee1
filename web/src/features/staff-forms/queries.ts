import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { StaffPeriod } from '#shared/domain/staff/staff-analytics.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';

const freshMilliseconds = 60_000;

/** Forms of all customers, page by page. */
export function useFormsOfCustomers(platform: BrandId | undefined) {
  return useInfiniteQuery({
    ...staffApi.staffAnalytics.listForms.pages({ platform }),
    gcTime: 0,
  });
}

export function useFormFigures(platform: BrandId | undefined, period: StaffPeriod) {
  return useQuery({
    ...staffApi.staffAnalytics.getFormAnalytics.query({ platform, period }),
    staleTime: freshMilliseconds,
    placeholderData: (before) => before,
  });
}
