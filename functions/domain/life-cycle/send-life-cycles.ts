import { handOverDue } from '../system/hand-over-due.ts';
import type { HandOverPorts } from './ports.ts';

/** Hands due life cycles to the workers, one message a customer. Returns how many were handed over. */
export function sendLifeCycles({ lifeCycles, sendLifeCycle, ...ports }: HandOverPorts): Promise<number> {
  return handOverDue({
    ...ports,
    findDue: lifeCycles.findDue,
    claim: lifeCycles.claim,
    send: (organisationId, claimedUntil) => sendLifeCycle({ organisationId, claimedUntil }),
  });
}
