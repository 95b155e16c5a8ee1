/** Runs once the main part of the page is there: what it shows may still be on its way. Answers how to give up. */
export function whenPageIsThere(run: (main: HTMLElement) => void): (() => void) | undefined {
  const tryIt = () => {
    const main = document.querySelector('main');
    // While the code of a page is on its way, React may keep the one before it in the document, out of sight.
    const isThere = main !== null && main.getClientRects().length > 0;
    if (isThere) run(main);
    return isThere;
  };
  if (tryIt()) return undefined;
  const observer = new MutationObserver(() => tryIt() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
