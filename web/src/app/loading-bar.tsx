import { useSyncExternalStore } from 'react';
import { pageLoads } from './load-page.ts';

/** Whether the next page's code is loading. Excludes the first page, which shows its markup or a spinner. */
export function useIsNextLoading(): boolean {
  return useSyncExternalStore(pageLoads.subscribe, isNextLoading, () => false);
}

function isNextLoading(): boolean {
  return pageLoads.isLoading() && document.documentElement.dataset.live !== undefined;
}

/** A bar above the current page, delayed so that fast loads do not show it. */
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
