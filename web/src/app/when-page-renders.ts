/**
 * Runs a callback once the page's `main` element is rendered; its data may still be loading. Returns a function that
 * cancels.
 */
export function whenPageRenders(run: (main: HTMLElement) => void): (() => void) | undefined {
  const check = () => {
    const main = document.querySelector('main');
    // While a page loads, React may keep the previous one hidden in the document.
    const isRendered = main !== null && main.getClientRects().length > 0;
    if (isRendered) run(main);
    return isRendered;
  };
  if (check()) return undefined;
  const observer = new MutationObserver(() => check() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
