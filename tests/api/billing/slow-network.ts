import { setImmediate as nextTurn } from 'node:timers/promises';
import { vi } from 'vitest';

export type SlowNetwork = ReturnType<typeof openSlowNetwork>;

/**
 * Messages under way between product and provider. The clock moves from one arrival to the next, so that a sequence
 * of slow calls has an order of its own and takes no time.
 */
export function openSlowNetwork(drawDelayMs: () => number) {
  let underWay: { at: number; arrive: () => void }[] = [];
  const deliverNext = () => {
    const at = Math.min(...underWay.map((message) => message.at));
    const next = underWay.find((message) => message.at === at);
    if (!next) return;
    underWay = underWay.filter((message) => message !== next);
    if (at > Date.now()) vi.setSystemTime(at);
    next.arrive();
  };
  return {
    /** Resolves when a message has arrived. */
    travel: () =>
      new Promise<void>((arrive) => void underWay.push({ at: Date.now() + drawDelayMs(), arrive })),
    /** Lets messages arrive until some work is done. */
    async carry<Result>(work: Promise<Result>): Promise<Result> {
      let isDone = false;
      const end = () => {
        isDone = true;
      };
      work.then(end, end);
      for (await nextTurn(); !isDone; await nextTurn()) deliverNext();
      return work;
    },
  };
}
