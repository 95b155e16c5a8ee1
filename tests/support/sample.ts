interface Environment {
  TESTS?: string | undefined;
}

/** What a run covers: `npm test` has no `TESTS`, `npm run test:all` every file, `TESTS=full npm run test:all` every case too. */
function readCoverage({ TESTS = 'change' }: Environment): 'change' | 'all' | 'full' {
  if (TESTS === 'change' || TESTS === 'all' || TESTS === 'full') return TESTS;
  throw new Error(`TESTS can only be 'all' or 'full', not '${TESTS}'`);
}

/** Whether slow files run too, which are named `*.slow.test.ts`, `*.matrix.stack.ts` and `*.matrix.e2e.ts`. */
export const runsSlowFiles = (env: Environment = process.env): boolean => readCoverage(env) !== 'change';

/** Whether tables of cases run whole; every other run takes a fixed sample, so that each tests the same. */
export const runsInFull = (env: Environment = process.env): boolean => readCoverage(env) === 'full';

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
