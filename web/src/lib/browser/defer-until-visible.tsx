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
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: nearMargin },
    );
    observer.observe(element);
    element.addEventListener('focusin', () => resolve(), { once: true });
  });
}
