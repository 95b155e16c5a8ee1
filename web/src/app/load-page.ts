import { type ComponentType, lazy } from 'react';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** A page in its own chunk. A chunk that does not arrive is an error that the boundary keeps on show. */
export function loadPage(load: () => Promise<ComponentType<PageProps>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new Error('ChunkLoadError: failed to fetch a part of this page', { cause });
    }
  });
}
