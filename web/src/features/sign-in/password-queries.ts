import { useMutation } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import { isAtLeast } from '#shared/domain/identity.ts';
import { loadClient } from '#web/lib/api/load-client.ts';
import { signInPaths } from '#web/lib/sign-in/sign-in-store.ts';

type Auth = Client['auth'];

export function useResetRequest() {
  return useMutation({
    mutationFn: async (request: Parameters<Auth['requestPasswordReset']>[0]) =>
      (await loadClient()).auth.requestPasswordReset(request),
  });
}

/** Sets a password with an emailed link of a reset or an invitation; returns where to sign in. */
export function usePasswordLink(isInvitation: boolean) {
  return useMutation({
    mutationFn: async (request: Parameters<Auth['resetPassword']>[0]) => {
      const { auth } = await loadClient();
      if (!isInvitation) {
        const { message } = await auth.resetPassword(request);
        return { message, signInPath: signInPaths.user };
      }
      const { message, role } = await auth.acceptInvitation(request);
      return { message, signInPath: signInPaths[isAtLeast(role, 'domain-admin') ? 'staff' : 'user'] };
    },
  });
}

export function useEmailRefusal() {
  return useMutation({
    mutationFn: async (request: Parameters<Auth['keepEmail']>[0]) =>
      (await loadClient()).auth.keepEmail(request),
  });
}

export function useConfirmation() {
  return useMutation({
    mutationFn: async (request: Parameters<Auth['confirmEmail']>[0]) =>
      (await loadClient()).auth.confirmEmail(request),
  });
}
