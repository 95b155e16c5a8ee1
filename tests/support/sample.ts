/** `npm run test:full` runs slow tests whole; `npm test` runs a fixed sample, so that every run tests the same. */
export function runsInFull({ TESTS } = process.env): boolean {
  if (TESTS !== undefined && TESTS !== 'full') throw new Error(`TESTS can only be 'full', not '${TESTS}'`);
  return TESTS === 'full';
}

/**
 * Returns every case in a full run, otherwise the sample. Throws when the sample is empty, because it would prove nothing.
 */
export function sample<Case>(
  all: readonly Case[],
  isInSample: (each: Case, index: number) => boolean,
  env = process.env,
): Case[] {
  const chosen = runsInFull(env) ? [...all] : all.filter(isInSample);
  if (all.length > 0 && chosen.length === 0) throw new Error('No case belongs to the sample');
  return chosen;
}

const casesPerTurn = 4;

/**
 * Returns all cases with their indexes in a full run, otherwise a quarter of them, another quarter in each of four turns.
 */
export function sampleInTurn<Case>(
  all: readonly Case[],
  turn: number,
  env = process.env,
): [index: number, each: Case][] {
  const isInTurn = ([index]: [number, Case]) =>
    (index + Math.floor(index / casesPerTurn) + turn) % casesPerTurn === 0;
  return sample([...all.entries()], isInTurn, env);
}
