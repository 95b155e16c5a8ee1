import { useMutation } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

type Auth = Client['auth'];

export function useResetRequest() {
  return useMutation({
    mutationFn: async (request: Parameters<Auth['requestPasswordReset']>[0]) =>
      (await loadClient()).auth.requestPasswordReset(request),
  });
}

export function usePasswordReset() {
  return useMutation({
    mutationFn: async (request: Parameters<Auth['resetPassword']>[0]) =>
      (await loadClient()).auth.resetPassword(request),
  });
}

export function useConfirmation() {
  return useMutation({
    mutationFn: async (request: Parameters<Auth['confirmEmail']>[0]) =>
      (await loadClient()).auth.confirmEmail(request),
  });
}
