import type { Preload } from '../call.ts';
import type { Step } from './step.ts';

/** Starts loading what the handler needs while the table is read. */
export function startPreload(preload: Preload | undefined): Step {
  return {
    before: () => {
      // The handler loads it again and gets the error.
      preload?.().catch(() => undefined);
    },
  };
}
