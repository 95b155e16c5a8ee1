import { runStep } from '#functions/domain/conversions/run-step.ts';
import { work } from '#functions/runtime/run-jobs.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { createPipelinePorts } from '#functions/wiring/pipeline.ts';
import { runConversionStep } from '#shared/jobs/run-conversion-step.ts';

export const handler = work(runConversionStep, async (message) => {
  await runStep(createPipelinePorts(await getDeps()), message);
});
