import type { ReportItem } from '#functions/domain/system/ports.ts';
import { log } from './log.ts';

/**
 * A part of the sweeper's work. `run` returns how many items it handled and reports failed items instead of
 * throwing.
 */
export type SweepStage = { name: string; run(reportItem: ReportItem): Promise<number> };

const tracedFrames = 5;

/**
 * Runs all stages concurrently, so that a failing or hanging one doesn't block the others. Throws at the end
 * if a stage or item failed, which raises the alarm.
 */
export async function runSweepStages(stages: readonly SweepStage[]): Promise<void> {
  const failed = new Set<string>();
  await Promise.all(
    stages.map(async ({ name: stage, run }) => {
      try {
        const count = await run((itemId, error) => {
          failed.add(stage);
          log.error('sweep-item-failed', { stage, itemId, error: describeWithoutWords(error) });
        });
        if (count > 0) log.info('swept', { stage, count });
      } catch (error) {
        failed.add(stage);
        log.error('sweep-stage-failed', { stage, error: describeWithoutWords(error) });
      }
    }),
  );
  if (failed.size > 0) throw new Error(`The sweep failed in: ${[...failed].join(', ')}`);
}

/** Error messages may contain addresses or people's words; names and stack frames don't. */
function describeWithoutWords(error: unknown): { name: string; frames: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at \S/.test(line));
  return { name: error.name, frames: frames.slice(0, tracedFrames).map((line) => line.trim()) };
}
