/** What a list of things that still wait to be cleaned says about what a check found. */
export type WaitingReport = { added: string[]; done: string[] };

/** Found and not listed: new ones. Listed and not found: clean, so they come off the list, which only shrinks. */
export function compareWithWaiting(found: readonly string[], waiting: readonly string[]): WaitingReport {
  return {
    added: found.filter((name) => !waiting.includes(name)),
    done: waiting.filter((name) => !found.includes(name)),
  };
}
