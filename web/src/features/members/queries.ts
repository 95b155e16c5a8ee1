import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

type Members = Client['members'];
const membersKey = ['members'];

export function useMembers() {
  return useQuery({
    queryKey: membersKey,
    queryFn: async ({ signal }) => (await loadClient()).members.list({}, signal),
  });
}

/** A call that changes the members and then refetches them. */
export function useMemberCall<Input, Output>(call: (members: Members, input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => call((await loadClient()).members, input),
    onSuccess: () => void queries.invalidateQueries({ queryKey: membersKey }),
  });
}
