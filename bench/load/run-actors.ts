import { setTimeout as wait } from 'node:timers/promises';

/** Somebody who does the same thing again and again, with a pause in between. */
export type Actor = {
  what: string;
  pauseMs: { least: number; most: number };
  act(turn: number): Promise<unknown>;
};

/** One thing that an actor did, and what went wrong with it. */
export type Visit = { what: string; startedAt: number; milliseconds: number; failure: Error | undefined };

/** Lets all actors act beside each other until the signal; answers all that they did. */
export async function runActors(actors: readonly Actor[], signal: AbortSignal): Promise<Visit[]> {
  const visits: Visit[] = [];
  await Promise.all(actors.map((actor) => live(actor, signal, (visit) => visits.push(visit))));
  return visits;
}

async function live(
  { what, pauseMs, act }: Actor,
  signal: AbortSignal,
  report: (visit: Visit) => void,
): Promise<void> {
  const pause = () => pauseMs.least + Math.random() * (pauseMs.most - pauseMs.least);
  // Nobody begins together.
  let pauseNext = Math.random() * pauseMs.most;
  for (let turn = 0; !signal.aborted; turn++) {
    await wait(pauseNext, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const startedAt = performance.now();
    const failure = await act(turn).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
    const milliseconds = performance.now() - startedAt;
    report({ what, startedAt, milliseconds, failure });
    pauseNext = Math.max(0, pause() - milliseconds);
  }
}
