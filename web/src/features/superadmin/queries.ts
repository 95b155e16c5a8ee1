import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Client } from '#shared/client.ts';
import type { CustomerKind } from '#shared/domain/staff/listed-customer.ts';
import { loadStaffClient } from '#web/lib/api/load-staff-client.ts';

type Calls = Client['superadmin'];

/** Prefix of all staff queries, which every change refetches, including the log. */
const staffKey = ['superadmin'];
/** Document 2 section 9. */
const pollMilliseconds = 15_000;

/** All data of the page, polled every fifteen seconds. */
export function useStaffDashboard(platform: BrandId | undefined) {
  return useQuery({
    queryKey: [...staffKey, 'dashboard', platform],
    queryFn: async ({ signal }) => (await loadStaffClient()).superadmin.getDashboard({ platform }, signal),
    refetchInterval: pollMilliseconds,
    // Keeps the page while another domain loads.
    placeholderData: (before) => before,
  });
}

type Search = { kind: CustomerKind; query: string; platform: BrandId | undefined; isOn: boolean };

/** Customers that match a text, page by page. */
export function useUserSearch({ kind, query, platform, isOn }: Search) {
  return useInfiniteQuery({
    queryKey: [...staffKey, 'users', kind, query, platform],
    queryFn: async ({ pageParam, signal }) =>
      (await loadStaffClient()).superadmin.searchUsers(
        { kind, query, platform, ...(pageParam && { after: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: isOn,
  });
}

function useStaffMutation<Input, Output>(run: (calls: Calls, input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => run((await loadStaffClient()).superadmin, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: staffKey }),
  });
}

export function useUserUpdate() {
  return useStaffMutation((calls, edit: Parameters<Calls['updateUser']>[0]) => calls.updateUser(edit));
}

export function useUserRemoval() {
  return useStaffMutation((calls, id: string) => calls.removeUser({ id }));
}

export function useSessionsEnd() {
  return useStaffMutation((calls, id: string) => calls.endSessions({ id }));
}

export function useInvitation() {
  return useStaffMutation((calls, invitation: Parameters<Calls['addUser']>[0]) => calls.addUser(invitation));
}

/** Failed conversions; they are few, and polled less often than the page. */
export function useFailedConversions(platform: BrandId | undefined) {
  return useQuery({
    queryKey: [...staffKey, 'failed', platform],
    queryFn: async ({ signal }) =>
      (await loadStaffClient()).superadmin.listFailedConversions({ platform }, signal),
    refetchInterval: 4 * pollMilliseconds,
  });
}

export function useConversionRetry() {
  return useStaffMutation((calls, conversionId: string) => calls.retryConversion({ conversionId }));
}

/** Addresses that get no email, page by page; polled like failed conversions. */
export function useMarkedAddresses() {
  return useInfiniteQuery({
    queryKey: [...staffKey, 'marked-addresses'],
    queryFn: async ({ pageParam, signal }) =>
      (await loadStaffClient()).superadmin.listMarkedAddresses(pageParam ? { after: pageParam } : {}, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: 4 * pollMilliseconds,
  });
}

export function useMarkLift() {
  return useStaffMutation((calls, { id }: { id: string }) => calls.liftAddressMark({ id }));
}
