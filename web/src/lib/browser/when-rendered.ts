/** The part of a page between its header and its footer. */
export const findMain = () => document.querySelector('main');

/**
 * Runs a callback once the element is rendered, which may be after its code has loaded. Returns a function that
 * cancels.
 */
export function whenRendered(
  find: () => HTMLElement | null,
  run: (element: HTMLElement) => void,
): (() => void) | undefined {
  const check = () => {
    const element = find();
    // While a page loads, React may keep the previous one hidden in the document.
    const isRendered = element !== null && element.getClientRects().length > 0;
    if (isRendered) run(element);
    return isRendered;
  };
  if (check()) return undefined;
  const observer = new MutationObserver(() => check() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
