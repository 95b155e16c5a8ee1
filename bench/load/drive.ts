import autocannon from 'autocannon';
import { percentileOf } from '../percentile.ts';

type Drive = Parameters<typeof autocannon>[0];

/** What came back of a load. Times are those of replies that were no refusals. */
export type Driven = {
  perSecond: number;
  /** Replies by status. */
  statuses: ReadonlyMap<number, number>;
  /** Whatever was neither answered nor refused in order: lost connections, time-outs, other statuses. */
  errors: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
};

const isRefusal = (status: number) => status === 429 || status === 503;

/** Sends requests in turns, each connection its next one as soon as it is answered, or all at a given rate. */
export async function drive(options: Drive): Promise<Driven> {
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const run = autocannon(options);
  run.on('response', (_client, status, _bytes, milliseconds) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 200) times.push(milliseconds);
  });
  const { errors, duration } = await run;
  const timeOf = (percent: number) =>
    times.length ? percentileOf(times, percent) : Number.POSITIVE_INFINITY;
  const unexpected = [...statuses].filter(([status]) => status !== 200 && !isRefusal(status));
  return {
    perSecond: times.length / duration,
    statuses,
    errors: errors + unexpected.reduce((sum, [, count]) => sum + count, 0),
    p50Ms: timeOf(50),
    p95Ms: timeOf(95),
    p99Ms: timeOf(99),
  };
}

/** A POST of JSON. */
export function postJson(path: string, body: object) {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
