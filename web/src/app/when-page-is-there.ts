/**
 * Runs a callback once the page's `main` element is rendered; its data may still be loading. Returns a function that
 * cancels.
 */
export function whenPageIsThere(run: (main: HTMLElement) => void): (() => void) | undefined {
  const tryIt = () => {
    const main = document.querySelector('main');
    // While a page loads, React may keep the previous one hidden in the document.
    const isThere = main !== null && main.getClientRects().length > 0;
    if (isThere) run(main);
    return isThere;
  };
  if (tryIt()) return undefined;
  const observer = new MutationObserver(() => tryIt() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
