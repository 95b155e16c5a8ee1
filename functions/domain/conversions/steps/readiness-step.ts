import { countReadiness } from '#shared/domain/conversion/readiness.ts';
import {
  continueReadinessCheck,
  type ReadinessCheckStep,
  shareOfReadinessCheck,
} from '../../readiness-check/continue-readiness-check.ts';
import { activityTexts } from '../activity-texts.ts';
import { choosePopularQuestions } from '../choose-popular-questions.ts';
import type { Conversion } from '../conversion.ts';
import type { PipelinePorts } from '../ports.ts';
import type { WorkState } from '../work-state.ts';
import { loadBuiltKnowledge } from './load-built-knowledge.ts';
import { pointOfStep, type StepResult } from './step-result.ts';

/** A part of the check that crashes the worker this often is skipped: the assistant is ready without it. */
const attemptLimit = 2;

/**
 * Runs the readiness check of the assistant's sector and stores the report; with a model, one call per step.
 * Failures here never stop the conversion.
 */
export async function readinessStep(
  ports: PipelinePorts,
  conversion: Conversion,
  state: WorkState,
): Promise<StepResult> {
  const step = await nextStep(ports, conversion, state);
  if (step && !step.isOver)
    return {
      kind: 'next',
      step: 'exam',
      state,
      currentStep: activityTexts.checking,
      percentage: pointOfStep('exam', shareOfReadinessCheck(step.check)),
    };
  return {
    kind: 'next',
    step: 'publish',
    state: {
      ...state,
      readiness: step && countReadiness(step.check),
      site: state.site && {
        ...state.site,
        popularQuestions: choosePopularQuestions(state.site, step?.check),
      },
    },
    currentStep: activityTexts.opening,
    percentage: pointOfStep('publish', 0),
  };
}

async function nextStep(
  ports: PipelinePorts,
  conversion: Conversion,
  state: WorkState,
): Promise<ReadinessCheckStep | undefined> {
  const { conversionId, brandId, institutionType, attempt, readiness } = conversion;
  try {
    const { knowledge, knowledgeVersion } = await loadBuiltKnowledge(ports, conversion, state);
    if (attempt > attemptLimit) {
      const check = await ports.files.readReadiness(conversionId, knowledgeVersion);
      return check?.reading && { check, isOver: true };
    }
    const formerVersion = readiness?.knowledgeVersion;
    return await continueReadinessCheck(ports, {
      conversionId,
      brandId,
      institutionType,
      knowledge,
      knowledgeVersion,
      formerVersion,
    });
  } catch (error) {
    ports.reportFailure(conversionId, error);
    return undefined;
  }
}
