import type { LoadRow } from './load-row.ts';
import { type LoadedStack, withStack } from './loaded-stack.ts';
import { measureChats } from './measurements/measure-chats.ts';
import { measureHostileCrawl } from './measurements/measure-hostile-crawl.ts';
import { measureOverload } from './measurements/measure-overload.ts';
import { measureProgress } from './measurements/measure-progress.ts';
import { measureSignIn } from './measurements/measure-sign-in.ts';
import { measureSignups } from './measurements/measure-signups.ts';
import { measureSize } from './measurements/measure-size.ts';
import { measureSoak } from './measurements/measure-soak.ts';
import { measureVisitorDay } from './measurements/measure-visitor-day.ts';

type Measurement<Argument extends unknown[]> = {
  ids: readonly string[];
  measure(...argument: Argument): Promise<LoadRow | LoadRow[]>;
};

/** One after the other on the same stack. */
const onOneStack: readonly Measurement<[LoadedStack]>[] = [
  { ids: ['L1'], measure: measureProgress },
  { ids: ['L2'], measure: measureChats },
  { ids: ['L3', 'L4'], measure: measureVisitorDay },
  { ids: ['L5'], measure: measureSignIn },
  { ids: ['L6'], measure: measureSignups },
];

const onTheirOwn: readonly Measurement<[]>[] = [
  { ids: ['L7'], measure: () => withStack({}, measureSoak) },
  { ids: ['L8'], measure: () => withStack({}, measureSize) },
  { ids: ['L9'], measure: () => withStack({ RATE_LIMITS: 'on' }, measureOverload) },
  { ids: ['L10'], measure: measureHostileCrawl },
];

/** The requested entries of the load list, one after the other. */
export async function measureLoad(isAsked: (id: string) => boolean): Promise<LoadRow[]> {
  const isWanted = ({ ids }: { ids: readonly string[] }) => ids.some(isAsked);
  const together = onOneStack.filter(isWanted);
  const rows = together.length ? await withStack({}, (stack) => measureEach(together, [stack])) : [];
  return [...rows, ...(await measureEach(onTheirOwn.filter(isWanted), []))];
}

async function measureEach<Argument extends unknown[]>(
  measurements: readonly Measurement<Argument>[],
  argument: Argument,
): Promise<LoadRow[]> {
  const rows: LoadRow[] = [];
  for (const { measure } of measurements) rows.push(...[await measure(...argument)].flat());
  return rows;
}
