import { toastStore } from '#web/ui/feedback/toast-store.ts';

/** Copies a text. If the browser refuses, shows the message of document 1 section 8 and returns false. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toastStore.show({
      title: 'Copy Failed',
      description: 'Could not copy to clipboard',
      variant: 'destructive',
    });
    return false;
  }
}
