import { toastStore } from '#web/ui/feedback/toast-store.ts';

/** Puts a text on the clipboard. Where the browser refuses, says so in the words of document 1 section 8; then false. */
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
