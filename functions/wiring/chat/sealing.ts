import type { Deps } from '../deps.ts';
import { openLedger } from './ledger.ts';

/** The ports of sealing an assistant's days. */
export function openSealingPorts(deps: Deps) {
  return {
    ...deps,
    ledger: openLedger(deps),
  };
}
