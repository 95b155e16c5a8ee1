import { useSyncExternalStore } from 'react';

/** False while prerendered markup is being taken over, when nothing of this browser may show yet; true ever after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
