/**
 * Some proofs take minutes: the same page under every brand, a death of the worker at every point. `npm run test:full` runs
 * them whole, `npm test` a sample that is written down beside each, so that every run proves the same.
 */
export function runsInFull({ TESTS } = process.env): boolean {
  if (TESTS !== undefined && TESTS !== 'full') throw new Error(`TESTS can only be 'full', not '${TESTS}'`);
  return TESTS === 'full';
}

/** Everything in a full run, otherwise what belongs to the sample. Throws when the sample is empty: it would prove nothing. */
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
 * For cases that are tried on many things, such as values on routes: a full run tries all on each, otherwise each turn takes
 * one of every four, in each four another, and four turns in a row take all. Answers them with their places.
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
