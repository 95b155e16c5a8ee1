import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsNextLoading } from './loading-bar.tsx';
import { whenPageIsThere } from './when-page-is-there.ts';

/** Whether the visitor has gone from one page to another without a load of the document, which the browser would tell by itself. */
export function useHasMoved(path: string): boolean {
  const [firstPath] = useState(path);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && path !== firstPath) setMoved(true);
  return hasMoved || path !== firstPath;
}

/** Tells that the next page is loading, then its title. It outlives the pages: a live region speaks only of what changes in it. */
export function ArrivalAnnouncer({ hasMoved }: { hasMoved: boolean }) {
  const isNextLoading = useIsNextLoading();
  const title = useSyncExternalStore(
    watchTitle,
    () => document.title,
    () => '',
  );
  return (
    <p aria-live="polite" className="sr-only">
      {isNextLoading ? 'Loading the page…' : hasMoved ? title : ''}
    </p>
  );
}

/** Beside a page: puts the focus on it once it is there, unless the page has put it somewhere itself. */
export function ArrivalFocus({ hasMoved }: { hasMoved: boolean }) {
  useEffect(() => (hasMoved ? whenPageIsThere(focusPage) : undefined), [hasMoved]);
  return null;
}

function focusPage(main: HTMLElement): void {
  if (main.contains(document.activeElement)) return;
  const target = main.querySelector<HTMLElement>('h1') ?? main;
  target.tabIndex = -1;
  // Where the page is scrolled to is another matter: use-scroll.ts.
  target.focus({ preventScroll: true });
}

function watchTitle(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
