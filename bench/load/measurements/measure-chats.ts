import { drive } from '../drive.ts';
import type { LoadRow } from '../load-row.ts';
import { type LoadedStack, listChats } from '../loaded-stack.ts';
import { offerRequests } from '../offer-requests.ts';

const connections = 50;
const offeredPerSecond = 100;
const seconds = 30;
/** The engine loads, and its code gets fast. */
const warmUpSeconds = 10;

/**
 * L2: visitors of one assistant, first as many chats as are offered, then all that fit. How long a visitor waits is
 * measured in the first part: in the second it is only the number of visitors by the replies a second.
 */
export async function measureChats({ url, conversionId }: LoadedStack): Promise<LoadRow> {
  const load = { url, connections, duration: seconds, requests: await listChats(conversionId) };
  await offerRequests({ ...load, duration: warmUpSeconds, perSecond: offeredPerSecond });
  const offered = await offerRequests({ ...load, perSecond: offeredPerSecond });
  const most = await drive(load);
  return {
    id: 'L2',
    what: `${offeredPerSecond} chats a second for ${seconds} s at random times, after ${warmUpSeconds} s of them, a site of 13 pages and three documents; then ${connections} visitors who ask again at once`,
    goals: [
      { of: 'p95 ms of those offered', measured: offered.p95Ms, most: 300 },
      { of: 'p99 ms of those offered', measured: offered.p99Ms, most: 600 },
      { of: 'a second of those who ask at once', measured: most.perSecond, least: 100 },
      { of: 'errors', measured: offered.errors + most.errors, most: 0 },
    ],
  };
}
