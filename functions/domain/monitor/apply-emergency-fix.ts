import {
  type CriticalSystemKey,
  criticalSystemNames,
  runningConversionLimit,
} from '#shared/domain/critical-systems.ts';
import { runConversionStep } from '#shared/jobs/run-conversion-step.ts';
import { sendOverdueAgain } from '../maintenance/sweep.ts';
import { checkSystem } from './check-systems.ts';
import type { FixWorld } from './fix-world.ts';
import { isStalled } from './judge-work.ts';
import { rebuildKnowledge } from './rebuild-knowledge.ts';
import { sayCount } from './say-count.ts';
import { jobsOfSystems, type WatchedJob } from './watched-jobs.ts';

/** Something that was done `count` times, in words. */
type Repair = { count: number; words: (counted: (noun: string) => string) => string };

/**
 * Does what heals a part of the product, and says what that was and how it is now. It may be applied again: messages
 * that are out of date do nothing, and what is healthy is left alone.
 */
export async function applyEmergencyFix(
  world: FixWorld,
  key: CriticalSystemKey,
): Promise<{ systemKey: CriticalSystemKey; repairs: number; message: string }> {
  const done = (await repair(world, key)).filter(({ count }) => count > 0);
  const { message } = await checkSystem(world, key);
  const told = done.map(({ count, words }) => words((noun) => sayCount(count, noun)));
  return {
    systemKey: key,
    repairs: done.reduce((sum, { count }) => sum + count, 0),
    message: told.length
      ? told.join(' ')
      : `${criticalSystemNames[key]}: found nothing to repair. Checked again: ${message}`,
  };
}

async function repair(world: FixWorld, key: CriticalSystemKey): Promise<Repair[]> {
  switch (key) {
    case 'conversions':
      return [
        await redrive(world, jobsOfSystems.conversions, (body) => runStepAgain(world, body)),
        await restartStalled(world),
        sentAgain(await sendAgain(world, 'steps'), 'overdue step'),
      ];
    case 'knowledge-bases':
      return [
        await redrive(world, jobsOfSystems[key]),
        sentAgain(await sendAgain(world, 'libraries'), 'overdue knowledge base'),
      ];
    case 'mail':
      return [
        await redrive(world, jobsOfSystems[key]),
        sentAgain(await sendAgain(world, 'mails'), 'overdue mail'),
      ];
    case 'webhooks':
      return [
        await redrive(world, jobsOfSystems[key]),
        sentAgain(await sendAgain(world, 'webhooks'), 'overdue webhook'),
      ];
    case 'assistants': {
      const count = await rebuildKnowledge(world);
      return [
        { count, words: (counted) => `Began to build the knowledge of ${counted('assistant')} again.` },
      ];
    }
    case 'model':
      return [await wakeModel(world)];
    case 'database':
    case 'storage':
    case 'answers':
      // Nothing of ours stands between them and the caller: they are looked at again.
      return [];
  }
}

/** Sends all that can be sent. Throws what kept a message from it: a repair that is half done is none. */
async function sendAgain(world: FixWorld, kind: keyof typeof sendOverdueAgain): Promise<number> {
  const failures: unknown[] = [];
  const reportItem = (_itemId: string, error: unknown) => void failures.push(error);
  const count = await sendOverdueAgain[kind]({ ...world, reportItem });
  if (failures.length > 0) throw failures[0];
  return count;
}

function sentAgain(count: number, noun: string): Repair {
  return { count, words: (counted) => `Sent ${counted(noun)} again.` };
}

async function redrive(
  { queues }: FixWorld,
  job: WatchedJob,
  takeUp = (body: string) => queues.send(job, body),
): Promise<Repair> {
  const count = await queues.redrive(job, takeUp);
  return { count, words: (counted) => `Sent ${counted('message')} that had been given up back to work.` };
}

/** A conversion that was given up has failed meanwhile: it goes on from the step at which that happened. */
async function runStepAgain({ queues, dueWork, sendStep, now }: FixWorld, body: string): Promise<void> {
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

async function restartStalled({ dueWork, sendStep, now }: FixWorld): Promise<Repair> {
  const running = await dueWork.listRunning(runningConversionLimit);
  const stalled = running.filter((conversion) => isStalled(conversion, now()));
  for (const { conversionId, stepNumber } of stalled) await sendStep(conversionId, stepNumber);
  return {
    count: stalled.length,
    words: (counted) => `Started ${counted('conversion')} without progress again.`,
  };
}

async function wakeModel({ modelStore, now }: FixWorld): Promise<Repair> {
  const isResting = (await modelStore.readRestUntil()) > now().getTime();
  if (isResting) await modelStore.writeRestUntil(0);
  return { count: isResting ? 1 : 0, words: () => 'Woke the model: within ten seconds it is asked again.' };
}
