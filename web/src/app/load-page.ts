import { type ComponentType, lazy } from 'react';
import type { PageProps } from '#web/lib/site/page-props.ts';

let loadingCount = 0;
const listeners = new Set<() => void>();

/** Whether the code of a page is on its way. */
export const pageLoads = {
  isLoading: () => loadingCount > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The page that a module exports by `name`, in a chunk of its own. One that does not arrive is an error that the boundary keeps on show. */
export function loadPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType<PageProps>>>,
  name: Name,
) {
  return lazy(async () => {
    count(1);
    try {
      return { default: (await load())[name] };
    } catch (cause) {
      throw new Error('ChunkLoadError: failed to fetch a part of this page', { cause });
    } finally {
      count(-1);
    }
  });
}

/** React starts a load while it renders, when nobody may be told of a change. */
function count(change: number): void {
  loadingCount += change;
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}
