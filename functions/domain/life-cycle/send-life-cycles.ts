import { workOnEach } from '../system/work-on-each.ts';
import type { HandOverPorts } from './ports.ts';

const pageSize = 250;
/** Claimed and sent concurrently. */
const lanes = 25;
/** Per scheduled run; the rest stays due for the next one. */
const mostPerRun = 2000;
/** Longer than the queue needs for all tries of a message, so that a customer waits there only once. */
const claimMs = 3_600_000;

/**
 * Hands due life cycles to the workers, one message a customer. One whose message is lost is due again when its claim
 * ends. Returns how many were handed over.
 */
export async function sendLifeCycles(ports: HandOverPorts): Promise<number> {
  const now = ports.now();
  let sent = 0;
  while (sent < mostPerRun) {
    const due = await ports.lifeCycles.findDue(now, pageSize);
    const sentOfPage = await sendPage(ports, due, now);
    sent += sentOfPage;
    // The index may still list what was claimed.
    if (due.length < pageSize || sentOfPage === 0) return sent;
  }
  return sent;
}

async function sendPage(
  { lifeCycles, sendLifeCycle, reportItem }: HandOverPorts,
  due: readonly string[],
  now: Date,
): Promise<number> {
  const until = new Date(now.getTime() + claimMs);
  const sendEach = (organisationIds: readonly string[]) =>
    workOnEach(organisationIds, {
      idOf: (organisationId) => organisationId,
      reportItem,
      async work(organisationId) {
        const isClaimed = await lifeCycles.claim(organisationId, now, until);
        if (isClaimed) await sendLifeCycle({ organisationId, claimedUntil: until.toISOString() });
        return isClaimed;
      },
    });
  const counts = await Promise.all(
    Array.from({ length: lanes }, (_, lane) => sendEach(due.filter((_id, index) => index % lanes === lane))),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
