/** A toast's action. `hint` tells screen reader users how to do the same after the toast is gone. */
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

/** Document 1 section 9: when a dismissed toast is removed. */
const removalDelayMilliseconds = 1_000_000;

/** Holds the current toast: document 1 section 9 allows one at a time. */
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
