import { sitExam } from '#functions/engine/readiness/sit-exam.ts';
import { countReadiness, type ReadinessReport } from '#shared/domain/conversion/readiness.ts';
import { choosePopularQuestions } from '../choose-popular-questions.ts';
import type { Conversion } from '../conversion.ts';
import type { PipelinePorts } from '../ports.ts';
import { pointOfStep, type StepResult } from '../step-result.ts';
import type { WorkState } from '../work-state.ts';
import { loadBuiltKnowledge } from './load-built-knowledge.ts';

/** An exam that takes the worker down this often is left out: the assistant is ready without it. */
const attemptLimit = 2;

/** Lets the assistant sit the exam of its sector and stores the report. Nothing that fails here stops the conversion. */
export async function examStep(
  ports: PipelinePorts,
  conversion: Conversion,
  state: WorkState,
): Promise<StepResult> {
  const report = conversion.attempt > attemptLimit ? undefined : await sitAndStore(ports, conversion, state);
  return {
    kind: 'next',
    step: 'publish',
    state: {
      ...state,
      readiness: report && countReadiness(report),
      site: state.site && { ...state.site, popularQuestions: choosePopularQuestions(state.site, report) },
    },
    currentStep: 'Publishing',
    percentage: pointOfStep('publish', 0),
  };
}

async function sitAndStore(
  ports: PipelinePorts,
  conversion: Conversion,
  state: WorkState,
): Promise<ReadinessReport | undefined> {
  const { conversionId, brandId } = conversion;
  try {
    const { knowledge, knowledgeVersion } = await loadBuiltKnowledge(ports, conversion, state);
    const report = sitExam({ knowledge, knowledgeVersion, brandId, now: ports.now() });
    ports.reach('exam:sat');
    await ports.files.writeReadiness(conversionId, report);
    ports.reach('exam:stored');
    return report;
  } catch (error) {
    ports.reportFailure(conversionId, error);
    return undefined;
  }
}
