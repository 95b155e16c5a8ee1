import type { RunConversionStep } from '#shared/jobs/run-conversion-step.ts';
import type { Conversion } from './conversion.ts';
import type { PipelineWorld } from './pipeline-world.ts';
import { type StepResult, toOutcome } from './step-result.ts';
import { buildStep } from './steps/build-step.ts';
import { crawlStep } from './steps/crawl-step.ts';
import { documentStep } from './steps/document-step.ts';
import { failConversion } from './steps/fail-conversion.ts';
import { indexStep } from './steps/index-step.ts';
import { planStep } from './steps/plan-step.ts';
import { publishStep } from './steps/publish-step.ts';
import { emptyWorkState, type WorkState } from './work-state.ts';

/** A little more than a step may take: who holds a lease longer than this is gone. */
const leaseSeconds = 70;
/** Begins of one step before the conversion is given up. */
const attemptLimit = 5;
const retryDelaySeconds = 60;

/**
 * Runs the step that a message asks for. A message that is out of date, or whose step another worker holds, is done
 * with nothing. Throws when the step failed and is to be tried again.
 */
export async function runStep(
  world: PipelineWorld,
  { conversionId, stepNumber }: RunConversionStep,
): Promise<void> {
  const owner = world.makeId();
  const now = world.now();
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  const conversion = await world.conversions.takeLease(conversionId, stepNumber, { owner, now, until });
  if (!conversion) return;
  world.reach(`${conversion.step}:leased`);
  try {
    const result = await attemptStep(world, conversion);
    await finish(world, conversion, owner, result);
  } catch (error) {
    const dueAt = new Date(world.now().getTime() + retryDelaySeconds * 1000);
    await world.conversions.releaseLease(conversionId, owner, dueAt);
    throw error;
  }
}

async function attemptStep(world: PipelineWorld, conversion: Conversion): Promise<StepResult> {
  const { conversionId, stepNumber } = conversion;
  const state = (await world.files.readState(conversionId, stepNumber)) ?? emptyWorkState;
  if (conversion.attempt <= attemptLimit) return performStep(world, conversion, state);
  await world.buryStep(conversionId, stepNumber);
  const reason =
    'Something on our side kept this conversion from finishing. Our team has been told; please try again later.';
  return failConversion(world, conversion, state, reason);
}

function performStep(
  world: PipelineWorld,
  conversion: Conversion,
  state: WorkState,
): StepResult | Promise<StepResult> {
  switch (conversion.step) {
    case 'plan':
      return planStep(world, conversion);
    case 'crawl':
      return crawlStep(world, conversion, state);
    case 'document':
      return documentStep(world, conversion, state);
    case 'index':
      return indexStep(world, conversion, state);
    case 'build':
      return buildStep(world, conversion, state);
    case 'publish':
      return publishStep(world, conversion, state);
  }
}

async function finish(
  world: PipelineWorld,
  conversion: Conversion,
  owner: string,
  result: StepResult,
): Promise<void> {
  const { conversionId, stepNumber } = conversion;
  if (result.kind === 'next') await world.files.writeState(conversionId, stepNumber + 1, result.state);
  world.reach(`${conversion.step}:saved`);
  const outcome = toOutcome(conversion, result, world.now());
  const isFinished = await world.conversions.finishStep(conversionId, stepNumber, owner, outcome);
  if (!isFinished) return;
  world.reach(`${conversion.step}:finished`);
  if (result.kind === 'next') await world.sendStep(conversionId, stepNumber + 1);
  for (const { mailId } of outcome.mails ?? []) await world.sendMail(mailId);
}
