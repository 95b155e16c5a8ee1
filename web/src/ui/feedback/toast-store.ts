/** What can be done about a toast's news. `hint` says how to do the same without the toast, for who hears it too late. */
type ToastAction = { label: string; hint: string; run: () => void };

export type Toast = {
  id: number;
  title: string;
  description: string;
  action?: ToastAction;
  variant: 'default' | 'destructive';
  open: boolean;
};

type Timer = (run: () => void, milliseconds: number) => unknown;

/** How long a dismissed toast is kept: document 1 section 9. */
const removalDelayMilliseconds = 1_000_000;

/** Holds the one toast on show (document 1 section 9: one at a time). */
export function makeToastStore(setTimer: Timer = setTimeout) {
  let current: Toast | undefined;
  let nextId = 1;
  const listeners = new Set<() => void>();
  const set = (toast: Toast | undefined) => {
    current = toast;
    for (const listener of listeners) listener();
  };
  return {
    read: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    show(toast: Pick<Toast, 'title' | 'description' | 'action'> & Partial<Pick<Toast, 'variant'>>) {
      set({ variant: 'default', ...toast, id: nextId++, open: true });
    },
    dismiss() {
      if (!current?.open) return;
      const dismissed = { ...current, open: false };
      set(dismissed);
      setTimer(() => current === dismissed && set(undefined), removalDelayMilliseconds);
    },
  };
}

export const toastStore = makeToastStore();
