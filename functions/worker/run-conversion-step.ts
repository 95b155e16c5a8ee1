import { runStep } from '#functions/domain/conversions/run-step.ts';
import { work } from '#functions/runtime/run-jobs.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { createPipelineWorld } from '#functions/wiring/pipeline.ts';
import { runConversionStep } from '#shared/jobs/run-conversion-step.ts';

export const handler = work(runConversionStep, async (message) => {
  await runStep(createPipelineWorld(await getDeps()), message);
});
