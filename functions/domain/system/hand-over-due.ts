import type { ReportItem } from './ports.ts';
import { workOnEach } from './work-on-each.ts';

const pageSize = 250;
/** Claimed and sent concurrently. */
const lanes = 25;
/** Per scheduled run; the rest stays due for the next one. */
const mostPerRun = 2000;
/** Longer than the queue needs for all tries of a message, so that an item waits there only once. */
const claimMs = 3_600_000;

/** Due items, and the queue to their workers. */
export type HandOver = {
  findDue(before: Date, limit: number): Promise<string[]>;
  /** Claims a due one until then; false when it is no longer due. */
  claim(id: string, now: Date, until: Date): Promise<boolean>;
  /** `claimedUntil` is the item's due time as long as the claim holds. */
  send(id: string, claimedUntil: string): Promise<void>;
  now(): Date;
  reportItem: ReportItem;
};

/**
 * Hands due items to the workers, one message each. One whose message is lost is due again when its claim ends.
 * Returns how many were handed over.
 */
export async function handOverDue(ports: HandOver): Promise<number> {
  const now = ports.now();
  let sent = 0;
  while (sent < mostPerRun) {
    const due = await ports.findDue(now, pageSize);
    const sentOfPage = await sendPage(ports, due, now);
    sent += sentOfPage;
    // The index may still list what was claimed.
    if (due.length < pageSize || sentOfPage === 0) return sent;
  }
  return sent;
}

async function sendPage(
  { claim, send, reportItem }: HandOver,
  due: readonly string[],
  now: Date,
): Promise<number> {
  const until = new Date(now.getTime() + claimMs);
  const sendEach = (ids: readonly string[]) =>
    workOnEach(ids, {
      idOf: (id) => id,
      reportItem,
      async work(id) {
        const isClaimed = await claim(id, now, until);
        if (isClaimed) await send(id, until.toISOString());
        return isClaimed;
      },
    });
  const counts = await Promise.all(
    Array.from({ length: lanes }, (_, lane) => sendEach(due.filter((_id, index) => index % lanes === lane))),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
