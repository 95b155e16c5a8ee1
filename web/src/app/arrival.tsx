import { useEffect, useState, useSyncExternalStore } from 'react';

/** Whether the visitor has gone from one page to another without a load of the document, which the browser would tell by itself. */
export function useHasMoved(path: string): boolean {
  const [firstPath] = useState(path);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && path !== firstPath) setMoved(true);
  return hasMoved || path !== firstPath;
}

/** Tells the title of the page that was moved to. It outlives the pages: a live region speaks only of what changes in it. */
export function TitleAnnouncer({ hasMoved }: { hasMoved: boolean }) {
  const title = useSyncExternalStore(
    watchTitle,
    () => document.title,
    () => '',
  );
  return (
    <p aria-live="polite" className="sr-only">
      {hasMoved ? title : ''}
    </p>
  );
}

/** Beside a page: puts the focus on it once it is there, unless the page has put it somewhere itself. */
export function ArrivalFocus({ hasMoved }: { hasMoved: boolean }) {
  useEffect(() => {
    if (!hasMoved || focusPage()) return;
    // What the page shows is still on its way.
    const observer = new MutationObserver(() => focusPage() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [hasMoved]);
  return null;
}

/** Whether the focus is on the page now. */
function focusPage(): boolean {
  const main = document.querySelector('main');
  if (!main) return false;
  if (main.contains(document.activeElement)) return true;
  const target = main.querySelector<HTMLElement>('h1') ?? main;
  target.tabIndex = -1;
  // An address with an anchor has its own place to scroll to.
  target.focus({ preventScroll: window.location.hash !== '' });
  return true;
}

function watchTitle(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
