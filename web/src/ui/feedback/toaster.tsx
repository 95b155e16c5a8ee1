import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { toastStore } from './toast-store.ts';

/** Shows the current toast with the limits of document 1 section 9. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={50} duration={5000}>
      {toast && (
        <Toast.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && toastStore.dismiss()}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          className={clsx(
            'flex items-start gap-3 rounded-lg border p-4 shadow-lg data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            toast.variant === 'destructive'
              ? 'border-transparent bg-danger text-on-danger'
              : 'border-line bg-surface text-ink',
          )}
        >
          <div className="flex-1">
            <Toast.Title dir="auto" className="font-semibold">
              {toast.title}
            </Toast.Title>
            <Toast.Description dir="auto" className="text-sm">
              {toast.description}
            </Toast.Description>
          </div>
          {toast.action && (
            <Toast.Action
              altText={toast.action.hint}
              onClick={toast.action.run}
              className="min-h-9 rounded-md border border-current px-3 font-semibold text-sm"
            >
              {toast.action.label}
            </Toast.Action>
          )}
          <Toast.Close aria-label="Close" className="rounded p-1">
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={['F8']}
        className="fixed top-0 right-0 z-60 flex w-full flex-col p-4 md:top-auto md:bottom-0 md:max-w-[420px]"
      />
    </Toast.Provider>
  );
}
