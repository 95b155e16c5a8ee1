import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import * as z from 'zod';

/** The instant at which every question of a tape is asked, on a weekday in the morning. */
export const tapeInstant = Date.parse('2026-11-25T09:00:00.000Z');

/** Tells a process that this one starts by how many milliseconds its clock is moved. */
export const offsetVariable = 'EVAL_CLOCK_OFFSET_MS';

const RealDate = Date;
let offsetMs = 0;

/** Moves this process's clock by so much; it goes on from there at its own pace. */
export function moveClock(milliseconds: number): void {
  offsetMs = milliseconds;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length ? given : [target.now() + offsetMs], newTarget),
    apply: (target) => new target(target.now() + offsetMs).toString(),
    get: (target, name) => (name === 'now' ? () => target.now() + offsetMs : Reflect.get(target, name)),
  });
}

/** Sets this process's clock to an instant. */
export function setClock(instantMs: number): void {
  moveClock(instantMs - RealDate.now());
}

/** By how much this process's clock is moved now. */
export function readClockOffset(): number {
  return offsetMs;
}

const startedSchema = z.object({ response: z.instanceof(ServerResponse) });

/** Node stamps replies by the machine's own clock, by which clients of the object store then set theirs. */
export function stampRepliesByMovedClock(): void {
  subscribe('http.server.request.start', (started) => {
    startedSchema.parse(started).response.setHeader('date', new Date().toUTCString());
  });
}
