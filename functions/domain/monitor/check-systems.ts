import type { CriticalHealth, CriticalSystem } from '#shared/contract/monitor.ts';
import {
  type CriticalSystemKey,
  criticalSystemKeySchema,
  criticalSystemNames,
  runningConversionLimit,
  type SystemLevel,
} from '#shared/domain/critical-systems.ts';
import { hasItsKnowledge, listNewestSites } from './inspect-site.ts';
import { judgeReading } from './judge-reading.ts';
import { isStalled, judgeWork } from './judge-work.ts';
import type { Finding, MonitorWorld, RunningConversion } from './monitor-world.ts';
import { sayCount } from './say-count.ts';
import { jobsOfSystems, type WatchedJob } from './watched-jobs.ts';
import { withinLimit } from './within-limit.ts';
import { findWorstLevel } from './worst-level.ts';

/** The newest ones stand for all: looking at every assistant would cost more the more there are. */
const sampledSites = 3;
const untold = () => null;

type ListRunning = () => Promise<RunningConversion[]>;

/** Tries every part of the product, each for two seconds at most. Never throws. */
export async function checkSystems(world: MonitorWorld): Promise<CriticalHealth> {
  const startedAt = world.now().getTime();
  // Counted and judged from one page of the index.
  const running = world.dueWork.listRunning(runningConversionLimit);
  const listRunning = () => running;
  const check = (key: CriticalSystemKey) => checkSystem(world, key, listRunning);
  const [reached, liveSites, active] = await Promise.all([
    Promise.all(listOthers(world).map(check)),
    withinLimit(world, () => world.liveSites.count(), untold),
    withinLimit(world, async () => (await running).length, untold),
  ]);
  // The engine keeps this process busy: beside it the others would seem slow.
  const systems = [...reached, await check('answers')];
  return {
    status: findWorstLevel(systems.map(({ status }) => status)),
    live_gptsites: liveSites,
    active_conversions: active,
    response_time: world.now().getTime() - startedAt,
    critical_systems: systems,
  };
}

function listOthers({ hasModel }: MonitorWorld): CriticalSystemKey[] {
  return criticalSystemKeySchema.options.filter((key) => key !== 'answers' && (key !== 'model' || hasModel));
}

/** How one part is. Never throws. */
export async function checkSystem(
  world: MonitorWorld,
  key: CriticalSystemKey,
  listRunning: ListRunning = () => world.dueWork.listRunning(runningConversionLimit),
): Promise<CriticalSystem> {
  const finding = await withinLimit<Finding>(
    world,
    () => probe(world, key, listRunning),
    (message) => ({ status: levelAtFailure[key], message }),
  );
  return { key, name: criticalSystemNames[key], ...finding };
}

/** What cannot be reached is down where reaching it is the test, and otherwise cannot be told. */
const levelAtFailure = {
  database: 'outage',
  storage: 'outage',
  answers: 'outage',
  conversions: 'unknown',
  'knowledge-bases': 'unknown',
  mail: 'unknown',
  webhooks: 'unknown',
  assistants: 'unknown',
  model: 'unknown',
} as const satisfies Record<CriticalSystemKey, SystemLevel>;

/** How one part is at this moment. Throws what keeps it from being told. */
async function probe(
  world: MonitorWorld,
  key: CriticalSystemKey,
  listRunning: ListRunning,
): Promise<Finding> {
  switch (key) {
    case 'database':
      return timeReading(world, () => world.readTable());
    case 'storage':
      return timeReading(world, () => world.readBucket());
    case 'answers':
      return timeReading(world, () => world.tryAnswer());
    case 'conversions':
      return probeConversions(world, listRunning);
    case 'knowledge-bases':
    case 'mail':
    case 'webhooks':
      return probeJob(world, jobsOfSystems[key]);
    case 'assistants':
      return probeAssistants(world);
    case 'model':
      return probeModel(world);
  }
}

async function timeReading({ now }: MonitorWorld, read: () => Promise<unknown>): Promise<Finding> {
  const startedAt = now().getTime();
  await read();
  return judgeReading(now().getTime() - startedAt);
}

async function probeConversions(world: MonitorWorld, listRunning: ListRunning): Promise<Finding> {
  const [counts, conversions] = await Promise.all([
    world.queues.count(jobsOfSystems.conversions),
    listRunning(),
  ]);
  const now = world.now();
  return judgeWork({ ...counts, stalled: conversions.filter((it) => isStalled(it, now)).length });
}

async function probeJob({ queues, dueWork, now }: MonitorWorld, job: WatchedJob): Promise<Finding> {
  const [counts, dueAt] = await Promise.all([queues.count(job), dueWork.findOldestDueAt(job)]);
  return judgeWork({
    ...counts,
    ...(dueAt && { overdueSeconds: (now().getTime() - Date.parse(dueAt)) / 1000 }),
  });
}

async function probeAssistants(world: MonitorWorld): Promise<Finding> {
  const sites = await listNewestSites(world, sampledSites);
  if (sites.length === 0) return { status: 'operational', message: 'No assistant is live yet.' };
  const found = await Promise.all(sites.map((site) => hasItsKnowledge(world, site)));
  const missing = found.filter((isThere) => !isThere).length;
  if (missing === 0) {
    const which =
      sites.length === 1 ? 'The newest assistant has' : `The newest ${sites.length} assistants have`;
    return { status: 'operational', message: `${which} what it takes to answer.` };
  }
  return {
    status: missing === sites.length ? 'outage' : 'degraded',
    message: `The knowledge of ${missing} of the newest ${sayCount(sites.length, 'assistant')} is missing.`,
  };
}

async function probeModel({ modelStore, now }: MonitorWorld): Promise<Finding> {
  const restUntil = await modelStore.readRestUntil();
  return restUntil > now().getTime()
    ? {
        status: 'degraded',
        message: 'It failed and rests: answers are the websites’ own sentences meanwhile.',
      }
    : { status: 'operational', message: 'Phrases answers.' };
}
