/** The difference between a waiting list and what a check found. */
export type WaitingReport = { added: string[]; done: string[] };

/** `added` was found but not listed; `done` is listed but no longer found. */
export function compareWithWaiting(found: readonly string[], waiting: readonly string[]): WaitingReport {
  return {
    added: found.filter((name) => !waiting.includes(name)),
    done: waiting.filter((name) => !found.includes(name)),
  };
}
