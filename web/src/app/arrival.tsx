import { useEffect, useState, useSyncExternalStore } from 'react';
import { findMain, whenRendered } from '#web/lib/browser/when-rendered.ts';
import { useIsNextLoading } from './loading-bar.tsx';

/** Whether the visitor has changed pages without a page load, which the browser does not announce. */
export function useHasMoved(path: string): boolean {
  const [firstPath] = useState(path);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && path !== firstPath) setMoved(true);
  return hasMoved || path !== firstPath;
}

/**
 * Announces that the next page is loading, then its title. It stays mounted across pages, because a live region
 * announces only changes.
 */
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

/** Focuses a page once it is rendered, unless the page has set the focus itself. */
export function ArrivalFocus({ hasMoved }: { hasMoved: boolean }) {
  useEffect(() => (hasMoved ? whenRendered(findMain, focusPage) : undefined), [hasMoved]);
  return null;
}

function focusPage(main: HTMLElement): void {
  if (main.contains(document.activeElement)) return;
  const target = main.querySelector<HTMLElement>('h1') ?? main;
  target.tabIndex = -1;
  // use-scroll.ts sets the scroll position.
  target.focus({ preventScroll: true });
}

function watchTitle(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
