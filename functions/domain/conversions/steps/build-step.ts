import { describeSite } from '#functions/knowledge/describe-site.ts';
import type { Conversion } from '../conversion.ts';
import type { PipelineWorld } from '../pipeline-world.ts';
import { pointOfStep, type StepResult } from '../step-result.ts';
import type { WorkState } from '../work-state.ts';
import { loadBuiltKnowledge } from './load-built-knowledge.ts';

/** Finds what the assistant's page shows of the organisation, and the questions that it can really answer. */
export async function buildStep(
  world: PipelineWorld,
  conversion: Conversion,
  state: WorkState,
): Promise<StepResult> {
  const { knowledge } = await loadBuiltKnowledge(world, conversion, state);
  const { color, logoUrl } = state.look ?? {};
  const site = {
    ...describeSite(knowledge),
    ...(color && { brandColor: color }),
    ...(logoUrl && { logoUrl }),
  };
  world.reach('build:described');
  return {
    kind: 'next',
    step: 'exam',
    state: { ...state, site },
    currentStep: 'Asking what visitors often ask',
    percentage: pointOfStep('exam', 0),
  };
}
