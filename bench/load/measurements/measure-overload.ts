import { setTimeout as wait } from 'node:timers/promises';
import { drive, postJson } from '../drive.ts';
import type { LoadRow } from '../load-row.ts';
import { type LoadedStack, listChats, visitorsQuestions } from '../loaded-stack.ts';

/** Five times the goal of L2. */
const perSecond = 500;
const seconds = 30;
const connections = 100;
const warmUpSeconds = 25;
const longestRecoverySeconds = 120;

/** L9: more chats than the limits allow, and the time until one is answered normally again. */
export async function measureOverload({ url, conversionId }: LoadedStack): Promise<LoadRow> {
  const requests = await listChats(conversionId);
  // Cold code would be measured instead. These are below the limit of their minute, and it ends before the others.
  await drive({ url, connections: 1, duration: warmUpSeconds, overallRate: 2, requests });
  await wait(60_000 - (Date.now() % 60_000));
  const chats = await drive({ url, connections, duration: seconds, overallRate: perSecond, requests });
  const refused = (chats.statuses.get(429) ?? 0) + (chats.statuses.get(503) ?? 0);
  const { withWait, recoverySeconds } = await waitForRecovery(url);
  return {
    id: 'L9',
    what: `${perSecond} chats a second offered for ${seconds} s from one address, limits on, after 50 within them`,
    goals: [
      { of: 'refused with 429 or 503', measured: refused, least: 1 },
      { of: 'refusals without Retry-After', measured: withWait ? 0 : 1, most: 0 },
      { of: 'p95 ms of those answered', measured: chats.p95Ms, most: 1000 },
      { of: 'errors', measured: chats.errors, most: 0 },
      { of: 'seconds until it is itself again', measured: recoverySeconds, most: 10 },
    ],
  };
}

/** Whether a refusal says when to retry, and how long a request without a limit takes. */
async function waitForRecovery(url: string): Promise<{ withWait: boolean; recoverySeconds: number }> {
  const startedAt = performance.now();
  const { path, ...request } = await postJson('/api/chat/stream', { message: visitorsQuestions[0] });
  const refusal = await fetch(`${url}${path}`, request);
  const withWait = refusal.status === 429 && Number(refusal.headers.get('retry-after')) > 0;
  for (;;) {
    const askedAt = performance.now();
    const reply = await fetch(`${url}/api/system/status`);
    const recoverySeconds = (performance.now() - startedAt) / 1000;
    const isItself = reply.ok && performance.now() - askedAt < 1000;
    if (isItself || recoverySeconds > longestRecoverySeconds) return { withWait, recoverySeconds };
    await wait(200);
  }
}
