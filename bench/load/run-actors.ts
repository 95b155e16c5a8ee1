import { setTimeout as wait } from 'node:timers/promises';

/** Somebody who repeats an action with a pause in between. */
export type Actor = {
  what: string;
  pauseMs: { least: number; most: number };
  act(turn: number): Promise<unknown>;
};

/** One action of an actor, and its error if any. */
export type Visit = { what: string; startedAt: number; milliseconds: number; failure: Error | undefined };

/** Runs all actors at the same time until the signal; returns all their actions. */
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
  // Actors start at different times.
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
