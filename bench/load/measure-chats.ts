import { drive } from './drive.ts';
import type { LoadRow } from './load-row.ts';
import { type LoadedStack, listChats } from './loaded-stack.ts';

const connections = 50;
const seconds = 60;

/** L2: visitors of one assistant who ask again as soon as they are answered. */
export async function measureChats({ url, conversionId }: LoadedStack): Promise<LoadRow> {
  const chats = await drive({ url, connections, duration: seconds, requests: listChats(conversionId) });
  return {
    id: 'L2',
    what: `chats of ${connections} visitors for ${seconds} s, a site of 13 pages and three documents`,
    goals: [
      { of: 'a second', measured: chats.perSecond, least: 100 },
      { of: 'p95 ms', measured: chats.p95Ms, most: 300 },
      { of: 'p99 ms', measured: chats.p99Ms, most: 600 },
      { of: 'errors', measured: chats.errors, most: 0 },
    ],
  };
}
