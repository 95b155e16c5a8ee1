import { drive } from '../drive.ts';
import type { LoadRow } from '../load-row.ts';
import type { LoadedStack } from '../loaded-stack.ts';

const connections = 50;
const seconds = 30;

/** L1: polls of a conversion's progress. */
export async function measureProgress({ url, conversionId }: LoadedStack): Promise<LoadRow> {
  const path = `/api/conversions/${conversionId}/progress`;
  const polls = await drive({ url, connections, duration: seconds, requests: [{ method: 'GET', path }] });
  return {
    id: 'L1',
    what: `progress polls of ${connections} visitors, each at once again, for ${seconds} s`,
    goals: [
      { of: 'a second', measured: polls.perSecond, least: 1000 },
      { of: 'p95 ms', measured: polls.p95Ms, most: 50 },
      { of: 'errors', measured: polls.errors, most: 0 },
    ],
  };
}
