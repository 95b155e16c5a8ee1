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
import type { Finding, MonitorPorts, RunningConversion } from './ports.ts';
import { sayCount } from './say-count.ts';
import { jobsOfSystems, type WatchedJob } from './watched-jobs.ts';
import { withinLimit } from './within-limit.ts';
import { findWorstLevel } from './worst-level.ts';

/** The newest ones stand for all: looking at every assistant would cost more the more there are. */
const sampledSites = 3;
const untold = () => null;

type ListRunning = () => Promise<RunningConversion[]>;

/** Tries every part of the product, each for two seconds at most. Never throws. */
export async function checkSystems(ports: MonitorPorts): Promise<CriticalHealth> {
  const startedAt = ports.now().getTime();
  // Counted and judged from one page of the index.
  const running = ports.dueWork.listRunning(runningConversionLimit);
  const listRunning = () => running;
  const check = (key: CriticalSystemKey) => checkSystem(ports, key, listRunning);
  const [reached, liveSites, active] = await Promise.all([
    Promise.all(listOthers(ports).map(check)),
    withinLimit(ports, () => ports.liveSites.count(), untold),
    withinLimit(ports, async () => (await running).length, untold),
  ]);
  // The engine keeps this process busy: beside it the others would seem slow.
  const systems = [...reached, await check('answers')];
  return {
    status: findWorstLevel(systems.map(({ status }) => status)),
    live_gptsites: liveSites,
    active_conversions: active,
    response_time: ports.now().getTime() - startedAt,
    critical_systems: systems,
  };
}

function listOthers({ hasModel }: MonitorPorts): CriticalSystemKey[] {
  return criticalSystemKeySchema.options.filter((key) => key !== 'answers' && (key !== 'model' || hasModel));
}

/** How one part is. Never throws. */
export async function checkSystem(
  ports: MonitorPorts,
  key: CriticalSystemKey,
  listRunning: ListRunning = () => ports.dueWork.listRunning(runningConversionLimit),
): Promise<CriticalSystem> {
  const finding = await withinLimit<Finding>(
    ports,
    () => probe(ports, key, listRunning),
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
  ports: MonitorPorts,
  key: CriticalSystemKey,
  listRunning: ListRunning,
): Promise<Finding> {
  switch (key) {
    case 'database':
      return timeReading(ports, () => ports.readTable());
    case 'storage':
      return timeReading(ports, () => ports.readBucket());
    case 'answers':
      return timeReading(ports, () => ports.tryAnswer());
    case 'conversions':
      return probeConversions(ports, listRunning);
    case 'knowledge-bases':
    case 'mail':
    case 'webhooks':
      return probeJob(ports, jobsOfSystems[key]);
    case 'assistants':
      return probeAssistants(ports);
    case 'model':
      return probeModel(ports);
  }
}

async function timeReading({ now }: MonitorPorts, read: () => Promise<unknown>): Promise<Finding> {
  const startedAt = now().getTime();
  await read();
  return judgeReading(now().getTime() - startedAt);
}

async function probeConversions(ports: MonitorPorts, listRunning: ListRunning): Promise<Finding> {
  const [counts, conversions] = await Promise.all([
    ports.queues.count(jobsOfSystems.conversions),
    listRunning(),
  ]);
  const now = ports.now();
  return judgeWork({ ...counts, stalled: conversions.filter((it) => isStalled(it, now)).length });
}

async function probeJob({ queues, dueWork, now }: MonitorPorts, job: WatchedJob): Promise<Finding> {
  const [counts, dueAt] = await Promise.all([queues.count(job), dueWork.findOldestDueAt(job)]);
  return judgeWork({
    ...counts,
    ...(dueAt && { overdueSeconds: (now().getTime() - Date.parse(dueAt)) / 1000 }),
  });
}

async function probeAssistants(ports: MonitorPorts): Promise<Finding> {
  const sites = await listNewestSites(ports, sampledSites);
  if (sites.length === 0) return { status: 'operational', message: 'No assistant is live yet.' };
  const found = await Promise.all(sites.map((site) => hasItsKnowledge(ports, site)));
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

async function probeModel({ modelStore, now }: MonitorPorts): Promise<Finding> {
  const restUntil = await modelStore.readRestUntil();
  return restUntil > now().getTime()
    ? {
        status: 'degraded',
        message: 'It failed and rests: answers are the websites’ own sentences meanwhile.',
      }
    : { status: 'operational', message: 'Phrases answers.' };
}
