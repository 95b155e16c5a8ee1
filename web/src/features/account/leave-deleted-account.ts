import { formatDay } from '#web/lib/format/format-day.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';

/** Shows when an account will be deleted and signs out here; the page's guard does the rest. */
export function leaveDeletedAccount(deletedAt: string): void {
  const day = formatDay(deletedAt);
  toastStore.show({
    title: `Your account will be deleted on ${day}`,
    description: 'If you change your mind, sign in before that day.',
  });
  signInStore.clear('user');
}
