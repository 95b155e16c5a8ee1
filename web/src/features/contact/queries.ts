import { useMutation, useQuery } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import { loadClient } from '#web/lib/load-client.ts';

export type Captcha = Awaited<ReturnType<Client['contact']['issueCaptcha']>>;

/** The sum that the form asks; each serves once. */
export function useCaptcha() {
  return useQuery({
    queryKey: ['contact', 'captcha'],
    queryFn: async ({ signal }) => (await loadClient()).contact.issueCaptcha({}, signal),
    gcTime: 0,
  });
}

export function useContactSubmission() {
  return useMutation({
    mutationFn: async (message: Parameters<Client['contact']['submit']>[0]) =>
      (await loadClient()).contact.submit(message),
  });
}
