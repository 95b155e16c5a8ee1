import type { CriticalHealth, CriticalSystem } from '#shared/contract/staff/monitor.ts';
import {
  type CriticalSystemKey,
  criticalSystemKeySchema,
  criticalSystemNames,
  runningConversionLimit,
  type SystemLevel,
} from '#shared/domain/critical-systems.ts';
import { withinLimit } from '../system/within-limit.ts';
import type { Finding, MonitorPorts } from './ports.ts';
import { probeSystem } from './probe-system.ts';
import { findWorstLevel } from './worst-level.ts';

const untold = () => null;
/** The engine blocks this process, which would make concurrent checks look slow. */
const asksEngine: readonly CriticalSystemKey[] = ['assistants', 'answers'];

/** Checks every part of the product, each for at most two seconds. Never throws. */
export async function checkSystems(ports: MonitorPorts): Promise<CriticalHealth> {
  const startedAt = ports.now().getTime();
  const once = readOnce(ports);
  const watched = await listWatched(once);
  const inTurn = watched.filter((key) => asksEngine.includes(key));
  const [reached, liveSites, active] = await Promise.all([
    Promise.all(watched.filter((key) => !asksEngine.includes(key)).map((key) => checkSystem(once, key))),
    withinLimit(ports, () => ports.liveSites.count(), untold),
    withinLimit(ports, async () => (await once.dueWork.listRunning(runningConversionLimit)).length, untold),
  ]);
  const systems = [...reached];
  for (const key of inTurn) systems.push(await checkSystem(once, key));
  return {
    status: findWorstLevel(systems.map(({ status }) => status)),
    live_gptsites: liveSites,
    active_conversions: active,
    response_time: ports.now().getTime() - startedAt,
    critical_systems: systems.toSorted((one, other) => watched.indexOf(one.key) - watched.indexOf(other.key)),
  };
}

/** The same ports with shared reads: one page of running conversions, and the test results. */
function readOnce(ports: MonitorPorts): MonitorPorts {
  const running = ports.dueWork.listRunning(runningConversionLimit);
  const results = ports.selfTestResults.read();
  // Every caller still gets the failure.
  running.catch(() => undefined);
  results.catch(() => undefined);
  return {
    ...ports,
    dueWork: {
      listRunning: () => running,
      findOldestDueAt: ports.dueWork.findOldestDueAt,
      listFailed: ports.dueWork.listFailed,
    },
    selfTestResults: { read: () => results },
  };
}

/** Skips what isn't configured, and tests that haven't been run. */
async function listWatched(ports: MonitorPorts): Promise<CriticalSystemKey[]> {
  const wereRun = await withinLimit(
    ports,
    async () => (await ports.selfTestResults.read()).length > 0,
    () => true,
  );
  const absent = { model: !ports.hasModel, payments: !ports.hasPayments, 'self-tests': !wereRun };
  const isAbsent = new Map<string, boolean>(Object.entries(absent));
  return criticalSystemKeySchema.options.filter((key) => !isAbsent.get(key));
}

/** Checks one part. Never throws. */
export async function checkSystem(ports: MonitorPorts, key: CriticalSystemKey): Promise<CriticalSystem> {
  const finding = await withinLimit<Finding>(
    ports,
    () => probeSystem(ports, key),
    (message) => ({ status: levelAtFailure[key], message }),
  );
  return { key, name: criticalSystemNames[key], ...finding };
}

/** An unreachable part is down when reaching it is the check, and unknown otherwise. */
const levelAtFailure = {
  database: 'outage',
  storage: 'outage',
  answers: 'outage',
  uploads: 'outage',
  'sign-in': 'outage',
  payments: 'outage',
  // After an idle time its cold start exceeds the limit here.
  'document-reader': 'unknown',
  conversions: 'unknown',
  'knowledge-bases': 'unknown',
  mail: 'unknown',
  webhooks: 'unknown',
  assistants: 'unknown',
  'sending-identities': 'unknown',
  model: 'unknown',
  'self-tests': 'unknown',
} as const satisfies Record<CriticalSystemKey, SystemLevel>;
