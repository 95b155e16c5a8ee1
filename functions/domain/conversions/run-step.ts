import { crawlLimits } from '#functions/engine/crawl/crawl-limits.ts';
import type { RunConversionStep } from '#shared/jobs/run-conversion-step.ts';
import { composeDeliveries } from '../webhooks/compose-deliveries.ts';
import type { Conversion } from './conversion.ts';
import type { PipelinePorts } from './ports.ts';
import { buildStep } from './steps/build-step.ts';
import { describeEnd } from './steps/conversion-events.ts';
import { crawlStep } from './steps/crawl-step.ts';
import { documentStep } from './steps/document-step.ts';
import { failConversion } from './steps/fail-conversion.ts';
import { indexStep } from './steps/index-step.ts';
import { planStep } from './steps/plan-step.ts';
import { publishStep } from './steps/publish-step.ts';
import { readinessStep } from './steps/readiness-step.ts';
import { type StepResult, toOutcome } from './steps/step-result.ts';
import { emptyWorkState, type WorkState } from './work-state.ts';

/** Slightly more than a step may take: a longer lease means its holder is gone. */
const leaseSeconds = 70;
/** Failed attempts at one step before the conversion fails. */
const failureLimit = 5;
/**
 * Attempts at one step during which the worker died. A crawl step may have more, because the crawl's own
 * limit ends it cleanly first.
 */
const deathLimit = 5;
const deathLimitOfCrawl = crawlLimits.cutOffs + deathLimit;
const givenUp =
  'A problem on our side stopped this conversion. Our team has been notified; please try again later.';

/**
 * Runs the step named by a message. Stale messages and steps leased by another worker are skipped. A failed
 * step is retried after a delay and given up after five attempts; attempts whose worker died are counted
 * separately.
 */
export async function runStep(
  ports: PipelinePorts,
  { conversionId, stepNumber }: RunConversionStep,
): Promise<void> {
  const owner = ports.makeId();
  const now = ports.now();
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  const conversion = await ports.steps.takeLease(conversionId, stepNumber, { owner, now, until });
  if (!conversion) return;
  ports.reach(`${conversion.step}:leased`);
  try {
    const result = await attemptStep(ports, conversion);
    await finish(ports, conversion, owner, result);
  } catch (error) {
    ports.reportFailure(conversionId, error);
    await retryLater(ports, conversion, owner);
  }
}

async function attemptStep(ports: PipelinePorts, conversion: Conversion): Promise<StepResult> {
  const { conversionId, stepNumber, stateKey } = conversion;
  if (isGivenUp(conversion)) {
    await ports.buryStep(conversionId, stepNumber);
    return failConversion(ports, conversion, undefined, { reason: givenUp, failedBy: 'us' });
  }
  const state = stateKey ? await ports.files.readState(conversionId, stateKey) : emptyWorkState;
  return performStep(ports, conversion, state);
}

function isGivenUp({ step, attempt, failures }: Conversion): boolean {
  const deaths = attempt - 1 - failures;
  return failures >= failureLimit || deaths >= (step === 'crawl' ? deathLimitOfCrawl : deathLimit);
}

/** 2, 4, 8, 16, 32 seconds, because a visitor is watching the bar. The sweeper covers a lost message. */
async function retryLater(ports: PipelinePorts, conversion: Conversion, owner: string): Promise<void> {
  const { conversionId, stepNumber, failures } = conversion;
  const delaySeconds = 2 ** Math.min(failures + 1, failureLimit);
  const dueAt = new Date(ports.now().getTime() + delaySeconds * 1000);
  await ports.steps.releaseLease(conversionId, owner, dueAt);
  await ports.sendStep(conversionId, stepNumber, delaySeconds);
}

function performStep(
  ports: PipelinePorts,
  conversion: Conversion,
  state: WorkState,
): StepResult | Promise<StepResult> {
  switch (conversion.step) {
    case 'plan':
      return planStep(ports, conversion);
    case 'crawl':
      return crawlStep(ports, conversion, state);
    case 'document':
      return documentStep(ports, conversion, state);
    case 'index':
      return indexStep(ports, conversion, state);
    case 'build':
      return buildStep(ports, conversion, state);
    case 'exam':
      return readinessStep(ports, conversion, state);
    case 'publish':
      return publishStep(ports, conversion, state);
  }
}

async function finish(
  ports: PipelinePorts,
  conversion: Conversion,
  owner: string,
  result: StepResult,
): Promise<void> {
  const { conversionId, stepNumber } = conversion;
  // The owner is part of the name: a worker that lost its lease must not change what the next step reads.
  const stateKey = `${stepNumber + 1}-${owner}`;
  if (result.kind === 'next') await ports.files.writeState(conversionId, stateKey, result.state);
  ports.reach(`${conversion.step}:saved`);
  const now = ports.now();
  const deliveries = await composeDeliveries(
    ports,
    conversionId,
    describeEnd(conversion, result, ports),
    now,
  );
  const outcome = { ...toOutcome(conversion, result, { now, stateKey }), deliveries };
  const isFinished = await ports.steps.finishStep(conversionId, stepNumber, owner, outcome);
  if (!isFinished) return refuseIfStillOurs(ports, conversion, owner);
  ports.reach(`${conversion.step}:finished`);
  if (result.kind === 'next') await ports.sendStep(conversionId, stepNumber + 1);
  for (const { mailId, notBefore } of outcome.mails ?? []) if (!notBefore) await ports.sendMail(mailId);
  for (const delivery of deliveries) await ports.announceDelivery(delivery);
}

/** An unfinished step belongs to another worker by now; if it is still ours, it must be retried. */
async function refuseIfStillOurs(ports: PipelinePorts, conversion: Conversion, owner: string): Promise<void> {
  const current = await ports.conversions.find(conversion.conversionId);
  if (current?.leaseOwner === owner) throw new Error(`Step ${conversion.stepNumber} could not be finished`);
}
