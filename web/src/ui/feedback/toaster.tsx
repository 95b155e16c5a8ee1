import { clsx } from 'clsx';
import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { X } from '../icons/icons.ts';
import { type Toast, toastStore } from './toast-store.ts';

/** Document 1 section 9. */
const shownMilliseconds = 5000;
const swipeThresholdPixels = 50;

/** Shows the current toast: document 1 section 9. In the first bundle, because it tells of lost connections. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => undefined);
  const [isReached, setReached] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const reach = ({ key }: KeyboardEvent) => key === 'F8' && list.current?.focus();
    addEventListener('keydown', reach);
    return () => removeEventListener('keydown', reach);
  }, []);
  const close = () => {
    if (isReached) list.current?.focus();
    toastStore.dismiss();
  };
  return (
    <ol
      ref={list}
      tabIndex={-1}
      aria-label="Notifications (F8)"
      aria-live={toast?.variant === 'destructive' ? 'assertive' : 'polite'}
      onFocus={() => setReached(true)}
      onBlur={() => setReached(false)}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className={clsx(
        // On a chat's page above its field and button, on a small one below its header.
        'fixed top-0 right-0 z-60 w-full p-4 max-md:in-[body:has([data-composer])]:top-14 md:top-auto md:bottom-0 md:max-w-[420px] md:in-[body:has([data-composer])]:bottom-44',
        !toast?.open && 'pointer-events-none',
      )}
    >
      {toast?.open && <ToastItem key={toast.id} toast={toast} isHeld={isReached} onClose={close} />}
    </ol>
  );
}

/** It stays while it has the focus or the pointer. */
function ToastItem({ toast, isHeld, onClose }: { toast: Toast; isHeld: boolean; onClose: () => void }) {
  const { title, description, action, variant } = toast;
  const [isPointedAt, setPointedAt] = useState(false);
  const isStill = isHeld || isPointedAt;
  useEffect(() => {
    if (isStill) return;
    const timer = setTimeout(toastStore.dismiss, shownMilliseconds);
    return () => clearTimeout(timer);
  }, [isStill]);
  return (
    <li
      data-state="open"
      {...useSwipe(toastStore.dismiss)}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      className={clsx(
        'flex touch-pan-y select-none items-start gap-3 rounded-lg border p-4 shadow-lg',
        variant === 'destructive'
          ? 'border-transparent bg-danger text-on-danger'
          : 'border-line bg-surface text-ink',
      )}
    >
      <div className="flex-1">
        <p dir="auto" className="font-semibold">
          {title}
        </p>
        <p dir="auto" className="text-sm">
          {description}
        </p>
      </div>
      {action && (
        <button
          type="button"
          title={action.hint}
          onClick={() => {
            onClose();
            action.run();
          }}
          className="min-h-9 rounded-md border border-current px-3 font-semibold text-sm"
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label="Close" onClick={onClose} className="rounded p-1">
        <X className="size-4" />
      </button>
    </li>
  );
}

/** Follows the pointer to the right; beyond the threshold the item goes away. */
function useSwipe(onSwipe: () => void) {
  const from = useRef<number>(undefined);
  const [distance, setDistance] = useState(0);
  const end = () => {
    from.current = undefined;
    setDistance(0);
  };
  return {
    style: { transform: `translateX(${distance}px)` },
    onPointerDown({ target, currentTarget, pointerId, clientX }: PointerEvent) {
      // A captured pointer would not click a button.
      if (target instanceof Element && target.closest('button')) return;
      currentTarget.setPointerCapture(pointerId);
      from.current = clientX;
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (from.current !== undefined) setDistance(Math.max(0, clientX - from.current));
    },
    onPointerUp() {
      if (distance >= swipeThresholdPixels) onSwipe();
      end();
    },
    onPointerCancel: end,
  };
}
