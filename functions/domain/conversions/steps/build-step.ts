import { activityTexts } from '../activity-texts.ts';
import type { Conversion } from '../conversion.ts';
import { describeAssistant } from '../describe-assistant.ts';
import { keepPublicLogo } from '../keep-public-logo.ts';
import type { PipelinePorts } from '../ports.ts';
import type { WorkState } from '../work-state.ts';
import { loadBuiltKnowledge } from './load-built-knowledge.ts';
import { pointOfStep, type StepResult } from './step-result.ts';

/** Finds the organisation's data for the assistant's page, and questions the assistant can really answer. */
export async function buildStep(
  ports: PipelinePorts,
  conversion: Conversion,
  state: WorkState,
): Promise<StepResult> {
  const { knowledge } = await loadBuiltKnowledge(ports, conversion, state);
  const site = describeAssistant(conversion, knowledge, await keepPublicLogo(ports, state.look ?? {}));
  ports.reach('build:described');
  return {
    kind: 'next',
    step: 'exam',
    state: { ...state, site },
    currentStep: activityTexts.checking,
    percentage: pointOfStep('exam', 0),
  };
}
