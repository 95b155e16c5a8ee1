/** One goal of the load list with its measurement: a minimum or a maximum. */
export type Goal = { of: string; measured: number } & ({ least: number } | { most: number });

/** One entry of the load list (`../shared/security/load.json`), as run here. */
export type LoadRow = { id: string; what: string; goals: Goal[] };

export function isMet(goal: Goal): boolean {
  return 'least' in goal ? goal.measured >= goal.least : goal.measured <= goal.most;
}
