import type { Finding } from './ports.ts';

/** Visitors notice a slower read. */
const slowMs = 1000;

/** Health of a part by its response time. */
export function judgeReading(milliseconds: number): Finding {
  const time = `Answered in ${milliseconds.toLocaleString('en-US')} ms`;
  return milliseconds > slowMs
    ? { status: 'degraded', message: `${time}, which visitors notice.` }
    : { status: 'operational', message: `${time}.` };
}
