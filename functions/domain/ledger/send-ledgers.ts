import { handOverDue } from '../system/hand-over-due.ts';
import type { LedgerHandOverPorts } from './ports.ts';

/** Hands ledgers with a day to seal to the workers, one message an assistant. Returns how many were handed over. */
export function sendLedgers({ ledger, sendLedger, ...ports }: LedgerHandOverPorts): Promise<number> {
  return handOverDue({
    ...ports,
    findDue: ledger.findDue,
    claim: ledger.claim,
    send: (conversionId, claimedUntil) => sendLedger({ conversionId, claimedUntil }),
  });
}
