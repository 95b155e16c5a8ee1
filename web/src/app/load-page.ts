import type { ComponentType } from 'react';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { loadLazily } from '#web/ui/layout/load-part.tsx';

let loadingCount = 0;
const listeners = new Set<() => void>();

/** Whether the code of a page is loading. */
export const pageLoads = {
  isLoading: () => loadingCount > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Loads a page, the only export of its file, from its own chunk. The error boundary handles a chunk that fails to load. */
export function loadPage(load: () => Promise<Record<string, ComponentType<PageProps>>>) {
  return loadLazily<PageProps>(async () => {
    count(1);
    try {
      const [Page] = Object.values(await load());
      if (!Page) throw new Error('A page exports its component');
      return Page;
    } finally {
      count(-1);
    }
  });
}

/** Notifies listeners later, because React starts loads during rendering, when state must not change. */
function count(change: number): void {
  loadingCount += change;
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}
