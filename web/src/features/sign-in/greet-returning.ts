import { toastStore } from '#web/ui/feedback/toast-store.ts';

/** Says so when a sign-in has kept an account that was to be deleted. */
export function greetReturning({ isDeletionCancelled }: { isDeletionCancelled: boolean }): void {
  if (!isDeletionCancelled) return;
  toastStore.show({
    title: 'Welcome back',
    description: 'Your account won’t be deleted, and your assistants answer again.',
  });
}
