import { formatCount } from './format-count.ts';
import { listNames } from './list-names.ts';
import type { Finding, RunningConversion } from './ports.ts';

type WorkFigures = {
  waiting: number;
  buried: number;
  /** Age of the oldest due work; negative when it is still in the future. */
  overdueSeconds?: number | undefined;
  stalled?: number;
  /** Names of whose conversions failed through our fault. */
  failed?: readonly string[];
  /** Those whose website or documents gave nothing: no fault of ours. */
  refused?: readonly string[];
};

/** The sweeper resends overdue work within two minutes and 45 seconds; anything older was missed by it. */
const lateSeconds = 300;
/** About as long as a visitor waits for an immediate mail. */
const outageSeconds = 1800;
/**
 * More than a stage's workers (`concurrency` in functions/policy) do in five minutes, at a minute each.
 */
const crowdedMessages = 500;
/** A step with all its retries takes no longer than this. */
const stalledSeconds = 300;

/** Health of a job by its backlog. */
export function judgeWork({
  waiting,
  buried,
  overdueSeconds = 0,
  stalled = 0,
  failed = [],
  refused = [],
}: WorkFigures): Finding {
  const faults = [
    buried > 0 && `${formatCount(buried, 'message')} given up`,
    stalled > 0 &&
      `${formatCount(stalled, 'conversion')} without progress for ${stalledSeconds / 60} minutes`,
    failed.length > 0 &&
      `${formatCount(failed.length, 'conversion')} failed in the last day (${listNames(failed)})`,
    overdueSeconds >= lateSeconds && `work has been due for ${formatMinutes(overdueSeconds)}`,
    waiting >= crowdedMessages && `${formatCount(waiting, 'message')} waiting`,
  ].filter((fault) => fault !== false);
  if (faults.length > 0) {
    const status = overdueSeconds >= outageSeconds ? 'outage' : 'degraded';
    return { status, message: capitalize(`${faults.join('; ')}.`) };
  }
  const waits =
    waiting === 0 ? 'Nothing waits.' : `${formatCount(waiting, 'message')} in progress, nothing is late.`;
  const unread =
    refused.length > 0 &&
    `In the last day ${refused.length === 1 ? 'a website' : `${refused.length} websites`} could not be read (${listNames(refused)}).`;
  return { status: 'operational', message: [waits, unread].filter(Boolean).join(' ') };
}

/** Whether a conversion has made no progress for too long. */
export function isStalled({ updatedAt }: Pick<RunningConversion, 'updatedAt'>, now: Date): boolean {
  return now.getTime() - Date.parse(updatedAt) >= stalledSeconds * 1000;
}

const formatMinutes = (seconds: number): string => formatCount(Math.floor(seconds / 60), 'minute');

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
