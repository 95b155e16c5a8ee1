/** One figure of the load list beside what was measured: at least, or at most. */
export type Goal = { of: string; measured: number } & ({ least: number } | { most: number });

/** One entry of the load list (`../shared/security/load.json`), as it was run here. */
export type LoadRow = { id: string; what: string; goals: Goal[] };

export function isMet(goal: Goal): boolean {
  return 'least' in goal ? goal.measured >= goal.least : goal.measured <= goal.most;
}
