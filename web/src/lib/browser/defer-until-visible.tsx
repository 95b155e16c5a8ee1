import { type ComponentType, lazy } from 'react';

/**
 * A component whose code loads when the reader scrolls near `elementId`, focuses it or reveals it; its prerendered
 * markup shows until then. Without that markup it loads immediately.
 */
export function deferUntilVisible<Props extends object>(
  elementId: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    await waitUntilNear(elementId);
    return { default: await load() };
  });
}

/** Distance at which the code starts to load, so that it is ready on arrival. */
const nearMargin = '600px';

function waitUntilNear(elementId: string): Promise<void> | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(elementId);
  if (!element?.hasChildNodes() || element.contains(document.activeElement)) return undefined;
  return new Promise((resolve) => {
    const arrival = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && stop(),
      {
        rootMargin: nearMargin,
      },
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
