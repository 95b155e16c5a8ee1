import { openWordRemover } from '../chat/word-remover.ts';
import type { Deps } from '../deps.ts';

/** The ports of erasing what owners no longer keep. */
export function openRetentionPorts(deps: Deps) {
  return {
    ...deps,
    ...openWordRemover(deps),
  };
}
