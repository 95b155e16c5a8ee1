import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Client } from '#shared/client.ts';
import { loadStaffClient } from '#web/lib/api/load-staff-client.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';

type Calls = Client['superadmin'];

/** Prefix of all staff queries, which every change refetches, including the log. */
const staffKey = ['superadmin'];
/** Document 2 section 9. */
const pollMilliseconds = 15_000;
const problemsMilliseconds = 300_000;

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

/** Who is signed in, asked once: their role decides which pages are offered. */
export function useStaffViewer() {
  return useQuery({
    queryKey: ['staff', 'viewer'],
    queryFn: async ({ signal }) =>
      (await (await loadStaffClient()).superadmin.getDashboard({}, signal)).viewer,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

type Search = Omit<Parameters<Calls['searchUsers']>[0], 'after'>;

/** Customers that match, page by page; the rows of the last search stay until the next are there. */
export function useUserSearch(search: Search, isWanted = true) {
  return useInfiniteQuery({
    enabled: isWanted,
    queryKey: [...staffKey, 'users', search],
    queryFn: async ({ pageParam, signal }) =>
      (await loadStaffClient()).superadmin.searchUsers(
        { ...search, ...(pageParam && { after: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    refetchInterval: 4 * pollMilliseconds,
  });
}

function useStaffMutation<Input, Output>(
  run: (calls: Calls, input: Input) => Promise<Output>,
  /** Also when the row that asked has left its list meanwhile. */
  onSuccess?: () => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => run((await loadStaffClient()).superadmin, input),
    ...(onSuccess && { onSuccess }),
    // Also after a refusal: somebody else may have changed the row.
    onSettled: () => queries.invalidateQueries({ queryKey: staffKey }),
  });
}

export function useUserUpdate() {
  return useStaffMutation((calls, edit: Parameters<Calls['updateUser']>[0]) => calls.updateUser(edit));
}

/** Keeps a customer's present address. */
export function useEmailChangeCancel() {
  return useStaffMutation((calls, id: string) => calls.cancelEmailChange({ id }));
}

export function useUserRemoval() {
  return useStaffMutation((calls, id: string) => calls.removeUser({ id }));
}

export function useSessionsEnd() {
  return useStaffMutation((calls, id: string) => calls.endSessions({ id }));
}

type Invitation = Parameters<Calls['addSuperadmin']>[0] & { domain: string | undefined };

/** Invites the admin of a domain, or without one another superadmin. */
export function useInvitation() {
  return useStaffMutation((calls, { domain, currentPassword, ...invitation }: Invitation) =>
    domain === undefined
      ? calls.addSuperadmin({ ...invitation, currentPassword })
      : calls.addUser({ ...invitation, domain }),
  );
}

/** What happened to a customer. */
export function useTimeline(id: string) {
  return useQuery({
    queryKey: [...staffKey, 'timeline', id],
    queryFn: async ({ signal }) => (await loadStaffClient()).superadmin.getTimeline({ id }, signal),
  });
}

export function useRefund() {
  return useStaffMutation((calls, refund: Parameters<Calls['refundPayment']>[0]) =>
    calls.refundPayment(refund),
  );
}

export type LetterPreviewInput = Omit<Parameters<Calls['previewLetter']>[0], 'sendsToMe'>;

/** A letter as the first of its customers gets it. */
export function useLetterPreview(letter: LetterPreviewInput) {
  return useQuery({
    queryKey: [...staffKey, 'letter', letter],
    queryFn: async ({ signal }) => (await loadStaffClient()).superadmin.previewLetter(letter, signal),
  });
}

/** Sends the same letter to whoever writes it. */
export function useLetterTest() {
  return useMutation({
    mutationFn: async (letter: LetterPreviewInput) =>
      (await loadStaffClient()).superadmin.previewLetter({ ...letter, sendsToMe: true }),
  });
}

type Letter = Omit<Parameters<Calls['mailUsers']>[0], 'mailingId' | 'after'>;

/** Writes to customers part by part. A second try of the same letter continues, and writes to nobody twice. */
export function useMailing() {
  const [written, setWritten] = useState(0);
  const mailing = useRef({ id: '', letter: '' });
  const { mutate, isPending, error } = useStaffMutation(async (calls, letter: Letter) => {
    const text = JSON.stringify(letter);
    if (mailing.current.letter !== text) mailing.current = { id: crypto.randomUUID(), letter: text };
    const total = { sent: 0, waiting: 0, declined: 0 };
    let after: string | undefined;
    do {
      const part = await calls.mailUsers({
        ...letter,
        mailingId: mailing.current.id,
        ...(after && { after }),
      });
      for (const name of ['sent', 'waiting', 'declined'] as const) total[name] += part[name];
      setWritten(total.sent + total.waiting + total.declined);
      after = part.next;
    } while (after);
    return total;
  });
  return { mutate, isPending, error, written };
}

/** Saves the customers that a search finds as one CSV file from the server's parts. */
export function useCustomerExport() {
  return useMutation({
    mutationFn: async (search: Search) => {
      const { superadmin } = await loadStaffClient();
      const parts: string[] = [];
      let part: Awaited<ReturnType<Calls['exportUsers']>> | undefined;
      do {
        part = await superadmin.exportUsers({ ...search, ...(part?.next && { after: part.next }) });
        parts.push(part.content);
      } while (part.next);
      saveFile(part.filename, parts.join(''));
    },
  });
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

/** What waits for staff, polled like failed conversions. */
export function useStaffWork(platform: BrandId | undefined) {
  return useQuery({
    queryKey: [...staffKey, 'work', platform],
    queryFn: async ({ signal }) => (await loadStaffClient()).superadmin.getWork({ platform }, signal),
    refetchInterval: 4 * pollMilliseconds,
  });
}

/** Parts of the product that have a problem; each look probes all of them, so it is rare. */
export function useProblems(isWanted: boolean) {
  return useQuery({
    queryKey: ['staff', 'problems'],
    queryFn: async ({ signal }) => {
      const { critical_systems: systems } = await (await loadStaffClient()).monitor.getCriticalHealth(
        {},
        signal,
      );
      return systems.filter(({ status }) => status === 'degraded' || status === 'outage');
    },
    enabled: isWanted,
    staleTime: problemsMilliseconds,
    refetchInterval: problemsMilliseconds,
  });
}

export function useConversionRetry(onSuccess: () => void) {
  return useStaffMutation(
    (calls, retry: Parameters<Calls['retryConversion']>[0]) => calls.retryConversion(retry),
    onSuccess,
  );
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
