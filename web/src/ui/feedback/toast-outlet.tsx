import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './toast-store.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Where toasts appear; their code loads with the first one. */
export function ToastOutlet() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => undefined);
  if (!toast) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
