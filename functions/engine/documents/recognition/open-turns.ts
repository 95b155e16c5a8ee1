/** Does work when its turn comes; undefined when that is not within so many milliseconds. */
export type TakeTurn = <Result>(
  reading: string,
  milliseconds: number,
  work: () => Promise<Result>,
) => Promise<Result | undefined>;

/** Readings share so many lanes by turns: one with hundreds of pages delays another by a page, not by all of them. */
export function openTurns(lanes: number): TakeTurn {
  /** In the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  const startNext = () => {
    for (const [reading, [start, ...others]] of waiting) {
      if (running === lanes) return;
      // Whoever has a turn comes after all others again.
      waiting.delete(reading);
      if (others.length > 0) waiting.set(reading, others);
      running++;
      start?.();
    }
  };
  const leave = (reading: string, start: () => void) => {
    const left = (waiting.get(reading) ?? []).filter((other) => other !== start);
    if (left.length > 0) waiting.set(reading, left);
    else waiting.delete(reading);
  };
  const waitForTurn = (reading: string, milliseconds: number) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const start = () => resolve(true);
    const timer = setTimeout(() => {
      leave(reading, start);
      resolve(false);
    }, milliseconds);
    waiting.set(reading, [...(waiting.get(reading) ?? []), start]);
    startNext();
    return promise.finally(() => clearTimeout(timer));
  };
  return async (reading, milliseconds, work) => {
    if (!(await waitForTurn(reading, milliseconds))) return undefined;
    try {
      return await work();
    } finally {
      running--;
      startNext();
    }
  };
}
