import { runStep } from '#functions/domain/conversions/run-step.ts';
import { getDeps } from '#functions/lib/deps.ts';
import { createPipelineWorld } from '#functions/lib/pipeline-deps.ts';
import { work } from '#functions/lib/work.ts';
import { runConversionStep } from '#shared/jobs/run-conversion-step.ts';

export const handler = work(runConversionStep, async (message) => {
  await runStep(createPipelineWorld(await getDeps()), message);
});
