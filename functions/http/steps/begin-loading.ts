import type { Preload } from '../call.ts';
import type { Step } from './step.ts';

/** Begins to load what the work needs, while the table is asked. */
export function beginLoading(preload: Preload | undefined): Step {
  return {
    before: () => {
      // Whoever needs it loads it again, and is told why it cannot be.
      preload?.().catch(() => undefined);
    },
  };
}
