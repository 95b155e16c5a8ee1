import type { Finding, RunningConversion } from './ports.ts';
import { sayCount } from './say-count.ts';

type WorkFigures = {
  waiting: number;
  buried: number;
  /** How long the oldest due work has been due; below zero where its time is still to come. */
  overdueSeconds?: number | undefined;
  stalled?: number;
  failed?: number;
};

/** The sweeper sends overdue work again within two minutes and 45 seconds: what is later than this it does not find. */
const lateSeconds = 300;
/** As long as a visitor's patience with a mail that should have come at once. */
const outageSeconds = 1800;
/** More than the workers of a stage (`concurrency` in functions/policy.ts) do in five minutes, a minute each. */
const crowdedMessages = 500;
/** A step and all its repeated tries are over after this long. */
const stalledSeconds = 300;

/** How a job is, by what waits for it. */
export function judgeWork({
  waiting,
  buried,
  overdueSeconds = 0,
  stalled = 0,
  failed = 0,
}: WorkFigures): Finding {
  const faults = [
    buried > 0 && `${sayCount(buried, 'message')} given up`,
    stalled > 0 && `${sayCount(stalled, 'conversion')} without progress for ${stalledSeconds / 60} minutes`,
    failed > 0 && `${sayCount(failed, 'conversion')} failed in the last day`,
    overdueSeconds >= lateSeconds && `work has been due for ${sayMinutes(overdueSeconds)}`,
    waiting >= crowdedMessages && `${sayCount(waiting, 'message')} waiting`,
  ].filter((fault) => fault !== false);
  if (faults.length > 0) {
    const status = overdueSeconds >= outageSeconds ? 'outage' : 'degraded';
    return { status, message: capitalize(`${faults.join('; ')}.`) };
  }
  const message =
    waiting === 0 ? 'Nothing waits.' : `${sayCount(waiting, 'message')} at work, nothing is late.`;
  return { status: 'operational', message };
}

/** Whether a conversion has shown no sign of life for too long. */
export function isStalled({ updatedAt }: Pick<RunningConversion, 'updatedAt'>, now: Date): boolean {
  return now.getTime() - Date.parse(updatedAt) >= stalledSeconds * 1000;
}

function sayMinutes(seconds: number): string {
  return sayCount(Math.floor(seconds / 60), 'minute');
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
