/** Accumulates passage scores during a search. The first `count` of `passages` have a score; all others have none. */
export type Tally = { scores: Float64Array; passages: Uint32Array; count: number };

export function makeTally(passageCount: number): Tally {
  return { scores: new Float64Array(passageCount), passages: new Uint32Array(passageCount), count: 0 };
}

/** Clears only the passages that were scored: most searches touch few passages of a large site. */
export function clearTally(tally: Tally): void {
  for (let at = 0; at < tally.count; at++) tally.scores[tally.passages[at] ?? 0] = 0;
  tally.count = 0;
}

/** Adds to a passage's score; zero doesn't count as a match. */
export function addScore(tally: Tally, passage: number, score: number): void {
  if (score <= 0) return;
  const before = tally.scores[passage] ?? 0;
  if (before === 0) tally.passages[tally.count++] = passage;
  tally.scores[passage] = before + score;
}

/** Raises a passage's score to at least this value. */
export function raiseScore(tally: Tally, passage: number, score: number): void {
  const before = tally.scores[passage] ?? 0;
  if (score <= before) return;
  if (before === 0) tally.passages[tally.count++] = passage;
  tally.scores[passage] = score;
}
