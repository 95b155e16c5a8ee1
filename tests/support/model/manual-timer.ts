import type { Timer } from '#functions/domain/model/ports.ts';

/** Shorter waits resolve immediately, so tests needn't advance the clock for retry delays. */
const passedAtOnceMs = 1000;

type ManualTimer = Timer & {
  advance(milliseconds: number): void;
  /** Number of waits so far; one more means the code has progressed. */
  waitCount(): number;
};

/** A clock that only advances by a test. */
export function createManualTimer(): ManualTimer {
  let now = Date.UTC(2026, 2, 1);
  let waitCount = 0;
  let waiting: { until: number; resolve: () => void }[] = [];
  const advance = (milliseconds: number) => {
    now += milliseconds;
    const due = waiting.filter(({ until }) => until <= now);
    waiting = waiting.filter(({ until }) => until > now);
    for (const { resolve } of due) resolve();
  };
  return {
    now: () => now,
    advance,
    waitCount: () => waitCount,
    wait(milliseconds, signal) {
      if (milliseconds < passedAtOnceMs) {
        advance(milliseconds);
        return Promise.resolve();
      }
      waitCount++;
      return new Promise((resolve) => {
        const entry = { until: now + milliseconds, resolve };
        waiting.push(entry);
        const leave = () => {
          waiting = waiting.filter((other) => other !== entry);
          resolve();
        };
        signal.addEventListener('abort', leave, { once: true });
      });
    },
  };
}
