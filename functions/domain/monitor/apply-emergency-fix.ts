import {
  type CriticalSystemKey,
  criticalSystemNames,
  runningConversionLimit,
} from '#shared/domain/critical-systems.ts';
import { runConversionStep } from '#shared/jobs/run-conversion-step.ts';
import { resendOverdue } from '../maintenance/sweep.ts';
import { checkSystem } from './check-systems.ts';
import { formatCount } from './format-count.ts';
import { isStalled } from './judge-work.ts';
import { listNames } from './list-names.ts';
import type { FixPorts } from './ports.ts';
import { failedLimit, failedWithinMs, isOurFault } from './probe-system.ts';
import { rebuildKnowledge } from './rebuild-knowledge.ts';
import { jobsOfSystems, type WatchedJob } from './watched-jobs.ts';

type RepairedConversion = { id: string; companyName: string };

/** An action done `count` times, in words. */
type Repair = {
  count: number;
  words: (counted: (noun: string) => string) => string;
  /** The conversions that were repaired. */
  conversions?: readonly RepairedConversion[];
};

type Applied = {
  systemKey: CriticalSystemKey;
  repairs: number;
  message: string;
  conversions: RepairedConversion[];
  what: string | undefined;
};

/**
 * Repairs a part of the product, and reports what was done and its health now. Repeatable: stale messages do
 * nothing, and healthy parts are left alone.
 */
export async function applyEmergencyFix(ports: FixPorts, key: CriticalSystemKey): Promise<Applied> {
  const done = (await repair(ports, key)).filter(({ count }) => count > 0);
  const { message } = await checkSystem(ports, key);
  const told = done.map(({ count, words, conversions = [] }) => {
    const text = words((noun) => formatCount(count, noun));
    const names = listNames(conversions.map(({ companyName }) => companyName));
    return { text, named: names ? `${text} (${names})` : text };
  });
  return {
    systemKey: key,
    repairs: done.reduce((sum, { count }) => sum + count, 0),
    message: told.length
      ? told.map(({ named }) => named).join(' ')
      : `${criticalSystemNames[key]}: found nothing to repair. Checked again: ${message}`,
    conversions: done.flatMap(({ conversions = [] }) => conversions),
    // The log of staff names nobody.
    what: told.length ? told.map(({ text }) => text).join(' ') : undefined,
  };
}

async function repair(ports: FixPorts, key: CriticalSystemKey): Promise<Repair[]> {
  switch (key) {
    case 'conversions':
      return [
        await redrive(ports, jobsOfSystems.conversions, (body) => rerunStep(ports, body)),
        await restartStalled(ports),
        await retryFailed(ports),
        resent(await resendItems(ports, 'steps'), 'overdue step'),
      ];
    case 'knowledge-bases':
      return [
        await redrive(ports, jobsOfSystems[key]),
        resent(await resendItems(ports, 'libraries'), 'overdue knowledge base'),
      ];
    case 'mail':
      return [
        await redrive(ports, jobsOfSystems[key]),
        resent(await resendItems(ports, 'mails'), 'overdue mail'),
      ];
    case 'webhooks':
      return [
        await redrive(ports, jobsOfSystems[key]),
        resent(await resendItems(ports, 'webhooks'), 'overdue webhook'),
      ];
    case 'assistants': {
      const count = await rebuildKnowledge(ports);
      return [{ count, words: (counted) => `Started rebuilding the knowledge of ${counted('assistant')}.` }];
    }
    case 'model':
      return [await resetModel(ports)];
    case 'self-tests':
      return [await rerunTests(ports)];
    case 'database':
    case 'storage':
    case 'answers':
    case 'uploads':
    case 'sign-in':
    case 'document-reader':
    case 'sending-identities':
    case 'payments':
      // There is nothing to repair: they are only checked again.
      return [];
  }
}

/** Sends every message it can, then throws the first error: a partial repair counts as failed. */
async function resendItems(ports: FixPorts, kind: keyof typeof resendOverdue): Promise<number> {
  const failures: unknown[] = [];
  const reportItem = (_itemId: string, error: unknown) => void failures.push(error);
  // Looks at what is overdue now; what will be is left to the sweeper.
  const count = await resendOverdue[kind]({ ...ports, reportItem }, undefined, 0);
  if (failures.length > 0) throw failures[0];
  return count;
}

function resent(count: number, noun: string): Repair {
  return { count, words: (counted) => `Resent ${counted(noun)}.` };
}

async function redrive(
  { queues }: FixPorts,
  job: WatchedJob,
  takeUp = (body: string) => queues.send(job, body),
): Promise<Repair> {
  const count = await queues.redrive(job, takeUp);
  return { count, words: (counted) => `Redrove ${counted('message')} from the dead-letter queue.` };
}

/** A conversion that was given up has failed by now, so it resumes at the step where it failed. */
async function rerunStep({ queues, dueWork, sendStep, now }: FixPorts, body: string): Promise<void> {
  const message = parseStep(body);
  const step = message && (await dueWork.resume(message, now()));
  if (step) await sendStep(step.conversionId, step.stepNumber);
  else await queues.send(jobsOfSystems.conversions, body);
}

function parseStep(body: string) {
  try {
    return runConversionStep.schema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

async function restartStalled({ dueWork, sendStep, now }: FixPorts): Promise<Repair> {
  const running = await dueWork.listRunning(runningConversionLimit);
  const stalled = running.filter((conversion) => isStalled(conversion, now()));
  for (const { conversionId, stepNumber } of stalled) await sendStep(conversionId, stepNumber);
  return {
    count: stalled.length,
    conversions: stalled.map(({ conversionId: id, companyName }) => ({ id, companyName })),
    words: (counted) => `Restarted ${counted('conversion')} without progress.`,
  };
}

/**
 * Resumes conversions that failed through our fault within a day at the step where they failed. Trying a wrong address
 * again would mend nothing.
 */
async function retryFailed({ dueWork, sendStep, now }: FixPorts): Promise<Repair> {
  const at = now();
  const failed = await dueWork.listFailed(new Date(at.getTime() - failedWithinMs), failedLimit);
  const conversions: RepairedConversion[] = [];
  for (const { conversionId, companyName, stepNumber } of failed.filter(isOurFault)) {
    // A failed step ended like any other, by incrementing the step number.
    const step = await dueWork.resume({ version: 1, conversionId, stepNumber: stepNumber - 1 }, at);
    if (!step) continue;
    await sendStep(step.conversionId, step.stepNumber);
    conversions.push({ id: conversionId, companyName });
  }
  const words: Repair['words'] = (counted) => `Retried ${counted('failed conversion')}.`;
  return { count: conversions.length, conversions, words };
}

async function rerunTests({ runSelfTests }: FixPorts): Promise<Repair> {
  const { passed, failed } = await runSelfTests();
  return {
    count: passed + failed,
    words: (counted) => `Ran ${counted('test')}: ${passed} passed, ${failed} failed.`,
  };
}

async function resetModel({ hasModel, modelStore, now }: FixPorts): Promise<Repair> {
  const isResting = hasModel && (await modelStore.readRestUntil()) > now().getTime();
  if (isResting) await modelStore.writeRestUntil(0);
  return { count: isResting ? 1 : 0, words: () => 'Reset the model: it is used again within ten seconds.' };
}
