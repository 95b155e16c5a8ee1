import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlanId } from '#shared/domain/plan-ids.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

const staffKey = ['superadmin'];
const tenantsKey = [...staffKey, 'tenants'];

/** Customers, newest first, a page at a time. */
export function useTenants() {
  return useInfiniteQuery({
    queryKey: tenantsKey,
    queryFn: async ({ pageParam, signal }) =>
      (await loadClient()).superadmin.listTenants(pageParam ? { after: pageParam } : {}, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** Puts a customer on a plan, and shows the customers and who did so as they are then. */
export function usePlanChange(organisationId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (plan: PlanId) => (await loadClient()).superadmin.setPlan({ organisationId, plan }),
    onSuccess: () => queries.invalidateQueries({ queryKey: staffKey }),
  });
}
