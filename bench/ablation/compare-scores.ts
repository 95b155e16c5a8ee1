import type { Scored } from './score-questions.ts';

/** What changes when something is left out, in total and per set. */
export function compareScores(before: readonly Scored[], after: readonly Scored[]) {
  const count = (isCounted: (scored: Scored) => boolean) =>
    after.filter(isCounted).length - before.filter(isCounted).length;
  const sets = [...new Set(before.map(({ set }) => set))];
  const bySet = (wanted: Scored['score']) =>
    sets
      .map((set) => ({ set, change: count((scored) => scored.set === set && scored.score === wanted) }))
      .filter(({ change }) => change !== 0)
      .map(({ set, change }) => `${set} ${change}`)
      .join(', ');
  return {
    right: count(({ score }) => score === 'right'),
    half: count(({ score }) => score === 'half'),
    wrong: count(({ score }) => score === 'wrong'),
    declined: count(({ score }) => score === 'declined'),
    'in the reading': count(({ isHeld }) => isHeld === true),
    'right by set': bySet('right'),
    'wrong by set': bySet('wrong'),
  };
}

/** The totals of each set in a line. */
export function describeTotals(questions: readonly Scored[]): string {
  return [...Map.groupBy(questions, ({ set }) => set)]
    .map(([set, group]) => {
      const counts = [...Map.groupBy(group, ({ score }) => score)].map(
        ([score, { length }]) => `${score} ${length}`,
      );
      const known = group.filter(({ isHeld }) => isHeld !== undefined);
      const held = known.filter(({ isHeld }) => isHeld).length;
      return `${set}: ${[...counts, ...(known.length > 0 ? [`in the reading ${held} of ${known.length}`] : [])].join(', ')}`;
    })
    .join('\n');
}
