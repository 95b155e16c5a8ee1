import type { CriticalSystemKey } from '#shared/domain/critical-systems.ts';
import { runningConversionLimit } from '#shared/domain/critical-systems.ts';
import { findUnsentDomains } from '../mail/find-unsent-domains.ts';
import { judgeReading } from './judge-reading.ts';
import { judgeSelfTests } from './judge-self-tests.ts';
import { isStalled, judgeWork } from './judge-work.ts';
import type { FailedConversion, Finding, MonitorPorts } from './ports.ts';
import { probeAssistants } from './probe-assistants.ts';
import { jobsOfSystems, type WatchedJob } from './watched-jobs.ts';

/** Failures of the last day; older ones are in the list of failed conversions. */
export const failedWithinMs = 86_400_000;
/** Per brand. */
export const failedLimit = 10;

/** Unless the website or the documents that a customer gave had nothing to read. */
export function isOurFault({ failedBy }: Pick<FailedConversion, 'failedBy'>): boolean {
  return failedBy !== 'website';
}

function namesOf(failed: readonly FailedConversion[]): string[] {
  return failed.map(({ companyName }) => companyName);
}

/** The current health of one part. Throws when it can't be determined. */
export async function probeSystem(ports: MonitorPorts, key: CriticalSystemKey): Promise<Finding> {
  switch (key) {
    case 'database':
      return timeReading(ports, () => ports.tryTable());
    case 'storage':
      return timeReading(ports, () => ports.tryObjects());
    case 'answers':
      return timeReading(ports, () => ports.tryAnswer());
    case 'uploads':
      return timeReading(ports, () => ports.tryUpload());
    case 'sign-in':
      return timeReading(ports, () => ports.trySignIn());
    case 'document-reader':
      return probeReader(ports);
    case 'sending-identities':
      return probeSending(ports);
    case 'payments':
      return probePayments(ports);
    case 'conversions':
      return probeConversions(ports);
    case 'knowledge-bases':
    case 'mail':
    case 'webhooks':
      return probeJob(ports, jobsOfSystems[key]);
    case 'assistants':
      return probeAssistants(ports);
    case 'model':
      return probeModel(ports);
    case 'self-tests':
      return judgeSelfTests(await ports.selfTestResults.read());
  }
}

async function timeReading(
  { now }: Pick<MonitorPorts, 'now'>,
  read: () => Promise<unknown>,
): Promise<Finding> {
  const startedAt = now().getTime();
  await read();
  return judgeReading(now().getTime() - startedAt);
}

async function probeReader(ports: MonitorPorts): Promise<Finding> {
  let complaint: string | undefined;
  const finding = await timeReading(ports, async () => {
    const { passed, message } = await ports.tryReader();
    if (!passed) complaint = message;
  });
  return complaint === undefined ? finding : { status: 'outage', message: complaint };
}

async function probeSending({ maySendAs }: MonitorPorts): Promise<Finding> {
  const { missing, domains, message } = await findUnsentDomains(maySendAs);
  if (missing === 0) return { status: 'operational', message };
  return { status: missing === domains ? 'outage' : 'degraded', message };
}

async function probePayments(ports: MonitorPorts): Promise<Finding> {
  if (!ports.hasPayments)
    return { status: 'unknown', message: 'Card payments are not set up here: customers order by invoice.' };
  return timeReading(ports, () => ports.tryPayments());
}

/** Without its queue nothing of a job is done. */
const queueOutage: Finding = {
  status: 'outage',
  message: 'Its queue could not be reached: what waits is done once it can.',
};

function countMessages({ queues }: Pick<MonitorPorts, 'queues'>, job: WatchedJob) {
  return queues.count(job).catch(() => undefined);
}

async function probeConversions(ports: MonitorPorts): Promise<Finding> {
  const { dueWork, now } = ports;
  const at = now();
  const [counts, running, failed] = await Promise.all([
    countMessages(ports, jobsOfSystems.conversions),
    dueWork.listRunning(runningConversionLimit),
    dueWork.listFailed(new Date(at.getTime() - failedWithinMs), failedLimit),
  ]);
  if (!counts) return queueOutage;
  const stalled = running.filter((conversion) => isStalled(conversion, at)).length;
  return judgeWork({
    ...counts,
    stalled,
    failed: namesOf(failed.filter(isOurFault)),
    refused: namesOf(failed.filter((conversion) => !isOurFault(conversion))),
  });
}

async function probeJob(ports: MonitorPorts, job: WatchedJob): Promise<Finding> {
  const { dueWork, now } = ports;
  const [counts, dueAt] = await Promise.all([countMessages(ports, job), dueWork.findOldestDueAt(job)]);
  if (!counts) return queueOutage;
  return judgeWork({
    ...counts,
    ...(dueAt && { overdueSeconds: (now().getTime() - Date.parse(dueAt)) / 1000 }),
  });
}

async function probeModel({ hasModel, modelStore, now }: MonitorPorts): Promise<Finding> {
  if (!hasModel)
    return { status: 'unknown', message: 'None is configured: answers are the websites’ own sentences.' };
  const restUntil = await modelStore.readRestUntil();
  return restUntil > now().getTime()
    ? {
        status: 'degraded',
        message: 'It failed and is paused: meanwhile answers are the websites’ own sentences.',
      }
    : { status: 'operational', message: 'It is in use, and has not failed.' };
}
