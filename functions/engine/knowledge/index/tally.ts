/** Scores of passages as a search adds them up. The first `count` of `passages` have a score, all others have none. */
export type Tally = { scores: Float64Array; passages: Uint32Array; count: number };

export function makeTally(passageCount: number): Tally {
  return { scores: new Float64Array(passageCount), passages: new Uint32Array(passageCount), count: 0 };
}

/** Clears what was counted and nothing else: most searches touch few passages of a large site. */
export function clearTally(tally: Tally): void {
  for (let at = 0; at < tally.count; at++) tally.scores[tally.passages[at] ?? 0] = 0;
  tally.count = 0;
}

/** Adds to the score of a passage; what adds nothing finds nothing. */
export function addScore(tally: Tally, passage: number, score: number): void {
  if (score <= 0) return;
  const before = tally.scores[passage] ?? 0;
  if (before === 0) tally.passages[tally.count++] = passage;
  tally.scores[passage] = before + score;
}

/** Keeps the higher of the score of a passage and another. */
export function raiseScore(tally: Tally, passage: number, score: number): void {
  const before = tally.scores[passage] ?? 0;
  if (score <= before) return;
  if (before === 0) tally.passages[tally.count++] = passage;
  tally.scores[passage] = score;
}
