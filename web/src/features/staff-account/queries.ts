import { useMutation } from '@tanstack/react-query';
import { loadStaffClient } from '#web/lib/api/load-staff-client.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';

type Passwords = { currentPassword: string; password: string };

/** Changes the password of whoever is signed in as staff; this browser stays signed in. */
export function useStaffPasswordChange() {
  return useMutation({
    mutationFn: async (passwords: Passwords) => {
      const { tokens } = await (await loadStaffClient()).account.changePassword(passwords);
      signInStore.write('staff', { ...tokens, profile: signInStore.findProfile('staff') ?? '' });
    },
  });
}
