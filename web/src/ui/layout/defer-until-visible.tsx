import type { ComponentType } from 'react';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { loadPart } from './load-part.tsx';

/**
 * A component whose code loads when the reader scrolls near `elementId`, focuses it or reveals it; its prerendered
 * markup shows until then. Without that markup it loads immediately.
 */
export function deferUntilVisible<Props extends object>(
  elementId: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return loadPart(async () => {
    const markup = findMarkup(elementId);
    if (!markup) return load();
    await waitUntilNear(markup);
    // Without its code the markup stays, with what was typed into it.
    while (markup.isConnected) {
      try {
        return await load();
      } catch {
        await waitForRetry(markup);
      }
    }
    return load();
  });
}

function findMarkup(elementId: string): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(elementId);
  return element?.hasChildNodes() ? element : undefined;
}

/** Distance at which the code starts to load, so that it is ready on arrival. */
const nearMargin = '600px';

function waitUntilNear(element: HTMLElement): Promise<void> | undefined {
  if (element.contains(document.activeElement)) return undefined;
  return new Promise((resolve) => {
    const arrival = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && stop(),
      { rootMargin: nearMargin },
    );
    // Stops when the element leaves the document with its page.
    const removalObserver = new MutationObserver(() => !element.isConnected && stop());
    const stop = () => {
      arrival.disconnect();
      removalObserver.disconnect();
      resolve();
    };
    arrival.observe(element);
    removalObserver.observe(document.body, { childList: true, subtree: true });
    element.addEventListener('focusin', stop, { once: true });
  });
}

/** Until the connection is back, or the reader asks for it or uses the part again. */
function waitForRetry(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    const once = { once: true };
    addEventListener('online', resolve, once);
    for (const use of ['focusin', 'click']) element.addEventListener(use, resolve, once);
    toastStore.show({
      title: 'Connection Error',
      description: 'A part of this page couldn’t be loaded.',
      variant: 'destructive',
      action: { label: 'Try Again', hint: 'Load it once more.', run: () => resolve(undefined) },
    });
  });
}
