import type { Finding } from './ports.ts';

/** A read slower than this is felt by visitors. */
const slowMs = 1000;

/** How something is that answered after so many milliseconds. */
export function judgeReading(milliseconds: number): Finding {
  const time = `Answered in ${milliseconds.toLocaleString('en-US')} ms`;
  return milliseconds > slowMs
    ? { status: 'degraded', message: `${time}, which visitors feel.` }
    : { status: 'operational', message: `${time}.` };
}
