import { setTimeout as wait } from 'node:timers/promises';
import type { Timer } from '#functions/domain/model/ports.ts';

/** The machine's clock. Waiting keeps no process alive. */
export const systemTimer: Timer = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
};
