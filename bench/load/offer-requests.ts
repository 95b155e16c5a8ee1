import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { percentileOf } from '../percentile.ts';
import type { Drive, Driven } from './drive.ts';

type Offer = Omit<Drive, 'overallRate'> & {
  /** On average. */
  perSecond: number;
};

type Reply = { status: number; milliseconds: number };

/**
 * Sends requests as people come: at random times, whatever the replies take. A request's time counts from the moment it
 * was due, so that one that waits for a connection waits in the figures too.
 */
export async function offerRequests(offer: Offer): Promise<Driven> {
  const agent = new Agent({ keepAlive: true, maxSockets: offer.connections });
  const replies: Promise<Reply>[] = [];
  const startedAt = performance.now();
  for (let dueAt = startedAt; ; ) {
    dueAt += (-Math.log(1 - Math.random()) * 1000) / offer.perSecond;
    if (dueAt - startedAt > offer.duration * 1000) break;
    await wait(Math.max(0, dueAt - performance.now()));
    const sent = offer.requests[replies.length % offer.requests.length];
    if (sent) replies.push(send(offer.url, sent, { agent, dueAt }));
  }
  const answered = await Promise.all(replies);
  agent.destroy();
  return describeReplies(answered, (performance.now() - startedAt) / 1000);
}

function send(
  origin: string,
  { path, body, ...options }: Drive['requests'][number],
  { agent, dueAt }: { agent: Agent; dueAt: number },
): Promise<Reply> {
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, milliseconds: performance.now() - dueAt });
    request(new URL(path, origin), { ...options, agent }, (response) => {
      response.resume().once('end', () => end(response.statusCode ?? 0));
    })
      .once('error', () => end(0))
      .end(body);
  });
}

function describeReplies(replies: readonly Reply[], seconds: number): Driven {
  const statuses = new Map<number, number>();
  for (const { status } of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const times = replies.filter(({ status }) => status === 200).map(({ milliseconds }) => milliseconds);
  return {
    perSecond: times.length / seconds,
    statuses,
    errors: replies.length - times.length,
    p50Ms: percentileOf(times, 50),
    p95Ms: percentileOf(times, 95),
    p99Ms: percentileOf(times, 99),
  };
}
