import autocannon from 'autocannon';
import type { SendRequests } from '../../load/drive.ts';
import { percentileOf } from '../../percentile.ts';

const isRefusal = (status: number) => status === 429 || status === 503;

export const sendRequests: SendRequests = async (options) => {
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
};
