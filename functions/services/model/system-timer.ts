import { setTimeout as wait } from 'node:timers/promises';
import type { Timer } from '#functions/domain/model/ports.ts';

/** The system clock. Waiting doesn't keep the process alive. */
export const systemTimer: Timer = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
};
