import { pathToFileURL } from 'node:url';
import type { Observer } from '../evaluate-site.ts';
import { describeReading } from './describe-reading.ts';
import {
  moveClock,
  offsetVariable,
  readClockOffset,
  setClock,
  stampRepliesByMovedClock,
  tapeInstant,
} from './move-clock.ts';
import { startTape, tapeModelId } from './start-tape.ts';
import { openPrompts, readReplies } from './tape-folder.ts';

export type TapeMode = 'record' | 'replay';

/** More than any run needs, because budgets are measured elsewhere. */
const budgetWithoutEnd = '1000000000';
/** Close to the conversions, because the object store refuses clocks that differ by more than a quarter of an hour. */
const firstTurnMs = tapeInstant + 10 * 60_000;
const turnMs = 60_000;

/**
 * Puts a tape in the model's place for the next stack of this process and pins all clocks, so that the same questions make
 * the same prompts; recording writes down prompts without a reply.
 */
export async function openTape(folder: string, mode: TapeMode) {
  const prompts = mode === 'record' ? openPrompts(folder) : undefined;
  const tape = await startTape(readReplies(folder), prompts?.add);
  setClock(tapeInstant);
  stampRepliesByMovedClock();
  const conversionOffsetMs = readClockOffset();
  Object.assign(process.env, {
    MODEL_BASE_URL: tape.baseUrl,
    MODEL_ID: tapeModelId,
    MODEL_DAILY_TOKENS: budgetWithoutEnd,
    MODEL_DAILY_CALLS: budgetWithoutEnd,
    [offsetVariable]: String(conversionOffsetMs),
    NODE_OPTIONS: [
      process.env.NODE_OPTIONS,
      `--import=${pathToFileURL(`${import.meta.dirname}/start-with-moved-clock.ts`)}`,
    ]
      .filter(Boolean)
      .join(' '),
  });
  const observer: Observer = {
    beforeConversion(site) {
      // Without the moved clock the worker would take the conversion for stalled.
      moveClock(conversionOffsetMs);
      tape.turnTo({ site });
    },
    beforeTurn(site, question, turn) {
      setClock(firstTurnMs + turn * turnMs);
      tape.turnTo({ site, question });
    },
    describeReading: (question, baseUrl) => describeReading(question, tape.played(), baseUrl),
  };
  return {
    observer,
    /** Plays the replies of another folder from now on. */
    insert: (other: string) => tape.insert(readReplies(other)),
    countLacking: () => tape.lacking().size,
    stop: tape.stop,
  };
}
