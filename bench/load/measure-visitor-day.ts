import { setTimeout as wait } from 'node:timers/promises';
import { type Agent, openAgent } from '#infra/local/testing/signed-in.ts';
import { describeTrial } from '#infra/local/testing/trial.ts';
import { convertSite } from '../eval/convert-site.ts';
import { percentileOf } from '../percentile.ts';
import type { LoadRow } from './load-row.ts';
import { type LoadedStack, visitorsQuestions } from './loaded-stack.ts';
import { openStaffMember } from './open-staff-member.ts';
import { readResidentMegabytes } from './resident-memory.ts';
import { type Actor, runActors, type Visit } from './run-actors.ts';

const warmUpSeconds = 30;
const daySeconds = 120;
const queued = 20;

/** L3, and L4 in its second part: a mixed day, and conversions beside it. */
export async function measureVisitorDay(stack: LoadedStack): Promise<LoadRow[]> {
  const actors = await listActors(stack);
  const { signal, end } = openDay();
  const day = runActors(actors, signal);
  await wait(warmUpSeconds * 1000);
  const dayBegan = performance.now();
  const memoryBefore = await readResidentMegabytes(stack.pid);
  await wait(daySeconds * 1000);
  const memoryAfter = await readResidentMegabytes(stack.pid);
  const conversionsBegan = performance.now();
  const alone = await convertBesideDay(stack, 'alone', 1);
  const together = await convertBesideDay(stack, 'queued', queued);
  end();
  const visits = await day;
  const isBefore = ({ startedAt }: Visit) => startedAt >= dayBegan && startedAt < conversionsBegan;
  const before = visits.filter(isBefore);
  const beside = visits.filter(({ startedAt }) => startedAt >= conversionsBegan);
  return [
    {
      id: 'L3',
      what: `${describeCrowd(actors)}, for ${daySeconds} s: ${(before.length / daySeconds).toFixed(0)} requests a second`,
      goals: [
        ...slowest(before, 300),
        { of: 'errors', measured: countFailed(before), most: 0 },
        ...(memoryBefore && memoryAfter
          ? [{ of: '% of memory more', measured: (memoryAfter / memoryBefore - 1) * 100, most: 10 }]
          : []),
      ],
    },
    {
      id: 'L4',
      what: `conversions of the sample site, 13 pages and three documents, beside L3: one, then ${queued} at once, three of which are worked on at a time`,
      goals: [
        { of: 's for one', measured: percentileOf(alone, 95), most: 20 },
        { of: `s for each of ${queued}, p95`, measured: percentileOf(together, 95), most: 60 },
        ...slowest(beside, 600),
        { of: 'errors', measured: countFailed(beside), most: 0 },
      ],
    },
  ];
}

async function listActors({ url, client, conversionId, ...stack }: LoadedStack): Promise<Actor[]> {
  const staff = await openStaffMember({ url, ...stack });
  const owner = await openOwner(url, stack.sampleSiteUrl);
  const question = (turn: number) => visitorsQuestions[turn % visitorsQuestions.length] ?? '';
  return [
    ...crowd(200, 'open chats', [20, 20], (turn) =>
      client.chat.sendMessage({ message: question(turn), conversionId }),
    ),
    ...crowd(50, 'progress pages', [2, 2], () => client.conversions.getProgress({ conversionId })),
    ...crowd(50, 'dashboards', [15, 30], () =>
      owner.agent.client.dashboard.get({ conversionId: owner.conversionId }),
    ),
    ...crowd(5, 'lists of customers', [15, 15], () => staff.client.superadmin.listTenants({})),
    ...crowd(2, 'monitors', [5, 20], () => staff.client.monitor.getCriticalHealth({})),
  ];
}

function crowd(
  count: number,
  what: string,
  [least, most]: [least: number, most: number],
  act: Actor['act'],
): Actor[] {
  const pauseMs = { least: least * 1000, most: most * 1000 };
  return Array.from({ length: count }, (_, number) => ({
    what,
    pauseMs,
    act: (turn) => act(number + turn),
  }));
}

async function openOwner(url: string, website: string): Promise<{ agent: Agent; conversionId: string }> {
  const agent = openAgent(url);
  const trial = describeTrial('Dashboard School', website);
  const { conversionId } = await agent.client.signup.createTrial(trial);
  const { email, password } = trial.adminContact;
  await agent.signIn(email ?? '', password ?? '');
  return { agent, conversionId };
}

/** Seconds that each of so many conversions took, which begin at once. */
async function convertBesideDay(
  { client, sampleSiteUrl }: LoadedStack,
  name: string,
  count: number,
): Promise<number[]> {
  const startedAt = performance.now();
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      await convertSite(client, `${name}-${number}`, sampleSiteUrl);
      return (performance.now() - startedAt) / 1000;
    }),
  );
}

function openDay(): { signal: AbortSignal; end(): void } {
  const day = new AbortController();
  return { signal: day.signal, end: () => day.abort() };
}

/** The p95 of what took longest. */
function slowest(visits: readonly Visit[], most: number): LoadRow['goals'] {
  const times = Map.groupBy(visits, ({ what }) => what);
  const [slowestOne] = [...times]
    .map(([what, found]) => ({
      what,
      p95Ms: percentileOf(
        found.map(({ milliseconds }) => milliseconds),
        95,
      ),
    }))
    .toSorted((one, other) => other.p95Ms - one.p95Ms);
  if (!slowestOne) return [];
  return [{ of: `p95 ms of the slowest, ${slowestOne.what}`, measured: slowestOne.p95Ms, most }];
}

function countFailed(visits: readonly Visit[]): number {
  return visits.filter(({ failed }) => failed).length;
}

function describeCrowd(actors: readonly Actor[]): string {
  const groups = Map.groupBy(actors, ({ what }) => what);
  return [...groups].map(([what, { length }]) => `${length} ${what}`).join(', ');
}
