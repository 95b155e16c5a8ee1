import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import * as z from 'zod';

/** The instant at which every question of a tape is asked, on a weekday morning. */
export const tapeInstant = Date.parse('2026-11-25T09:00:00.000Z');

/** Tells a child process its clock offset in milliseconds. */
export const offsetVariable = 'EVAL_CLOCK_OFFSET_MS';

const RealDate = Date;
let offsetMs = 0;

/** Moves this process's clock by an offset; it then runs at its normal pace. */
export function moveClock(milliseconds: number): void {
  offsetMs = milliseconds;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length ? given : [target.now() + offsetMs], newTarget),
    apply: (target) => new target(target.now() + offsetMs).toString(),
    get: (target, name) => (name === 'now' ? () => target.now() + offsetMs : Reflect.get(target, name)),
  });
}

export function setClock(instantMs: number): void {
  moveClock(instantMs - RealDate.now());
}

/** The current offset of this process's clock. */
export const readClockOffset = (): number => offsetMs;

const startedSchema = z.object({ response: z.instanceof(ServerResponse) });

/** Node dates replies by the machine's clock, and clients of the object store set theirs by it. */
export function stampRepliesByMovedClock(): void {
  subscribe('http.server.request.start', (started) => {
    startedSchema.parse(started).response.setHeader('date', new Date().toUTCString());
  });
}
