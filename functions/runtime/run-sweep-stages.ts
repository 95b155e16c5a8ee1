import type { ReportItem } from '#functions/domain/system/ports.ts';
import { log } from './log.ts';

/** A part of the sweeper's work. `run` answers how many items it handled and reports failed items instead of throwing. */
export type SweepStage = { name: string; run(reportItem: ReportItem): Promise<number> };

const tracedFrames = 5;

/**
 * Runs all stages side by side, so that none waits for one that fails or hangs. Throws at the end if a stage or an item
 * failed, because the function's error raises the alarm.
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

/** An error's message may hold addresses or people's words; its name and stack frames do not. */
function describeWithoutWords(error: unknown): { name: string; frames: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at \S/.test(line));
  return { name: error.name, frames: frames.slice(0, tracedFrames).map((line) => line.trim()) };
}
