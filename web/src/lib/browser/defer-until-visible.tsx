import { type ComponentType, lazy } from 'react';

/**
 * A component whose code is loaded when the reader comes near `elementId`, focuses something in it or has it shown;
 * until then its prerendered markup stands. Where that markup is absent the code is loaded at once.
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

/** Distance in front of the element at which its code is fetched, so that it works on arrival. */
const nearMargin = '600px';

function waitUntilNear(elementId: string): Promise<void> | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(elementId);
  if (!element?.hasChildNodes()) return undefined;
  return new Promise((resolve) => {
    const arrival = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && stop(),
      {
        rootMargin: nearMargin,
      },
    );
    // Stops waiting when the element leaves the document with its page.
    const departure = new MutationObserver(() => !element.isConnected && stop());
    const stop = () => {
      arrival.disconnect();
      departure.disconnect();
      resolve();
    };
    arrival.observe(element);
    departure.observe(document.body, { childList: true, subtree: true });
    element.addEventListener('focusin', stop, { once: true });
  });
}
