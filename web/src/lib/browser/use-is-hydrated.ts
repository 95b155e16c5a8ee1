import { useSyncExternalStore } from 'react';

/** False while prerendered markup hydrates, when nothing specific to this browser may show; true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
