import { useMutation, useQuery } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import { loadClient } from '#web/lib/api/load-client.ts';
import { nullWhenSignedOut } from '#web/lib/api/null-when-signed-out.ts';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';

export type Captcha = Awaited<ReturnType<Client['contact']['issueCaptcha']>>;

/** The sum that the form asks; each serves once. */
export function useCaptcha() {
  return useQuery({
    queryKey: ['contact', 'captcha'],
    queryFn: async ({ signal }) => (await loadClient()).contact.issueCaptcha({}, signal),
    gcTime: 0,
  });
}

/** Who writes, where this browser is signed in; null where the sign-in is over by now. */
export function useSender() {
  const isHydrated = useIsHydrated();
  return useQuery({
    queryKey: ['contact', 'sender'],
    queryFn: async ({ signal }) => nullWhenSignedOut((await loadClient()).account.get({}, signal)),
    enabled: isHydrated && signInStore.isSignedIn('user'),
  });
}

export function useContactSubmission() {
  return useMutation({
    mutationFn: async (message: Parameters<Client['contact']['submit']>[0]) =>
      (await loadClient()).contact.submit(message),
  });
}
