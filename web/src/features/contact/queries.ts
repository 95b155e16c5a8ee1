import { useMutation, useQuery } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import { loadClient } from '#web/lib/api/load-client.ts';
import { nullWhenSignedOut } from '#web/lib/api/null-when-signed-out.ts';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';

export type Captcha = Awaited<ReturnType<Client['contact']['issueCaptcha']>>;

/** The captcha of the form; each is valid once. */
export function useCaptcha() {
  return useQuery({
    queryKey: ['contact', 'captcha'],
    queryFn: async ({ signal }) => (await loadClient()).contact.issueCaptcha({}, signal),
    gcTime: 0,
  });
}

/** The signed-in sender; null when the sign-in has expired. */
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
