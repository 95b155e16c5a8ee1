import { useSyncExternalStore } from 'react';

/** Whether a media query matches, such as `(min-width: 64rem)`. */
export function useMedia(query: string): boolean {
  const list = window.matchMedia(query);
  return useSyncExternalStore(
    (notify) => {
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => list.matches,
  );
}
