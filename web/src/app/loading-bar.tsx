import { useSyncExternalStore } from 'react';
import { pageLoads } from './load-page.ts';

/** Whether the code of the page that was asked for next is on its way. The first page shows its own markup or a spinner. */
export function useIsNextLoading(): boolean {
  return useSyncExternalStore(pageLoads.subscribe, isNextLoading, () => false);
}

function isNextLoading(): boolean {
  return pageLoads.isLoading() && document.documentElement.dataset.live !== undefined;
}

/** A line above the page on show; a code that comes at once shows none. */
export function LoadingBar() {
  if (!useIsNextLoading()) return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page…"
      className="fixed inset-x-0 top-0 z-50 h-1 bg-brand transition-opacity delay-150 starting:opacity-0"
    />
  );
}
