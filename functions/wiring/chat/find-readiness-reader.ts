import type { ReadinessReader } from '#functions/domain/readiness-check/ports.ts';
import { readsWithModel } from '#functions/domain/reading/reads-with-model.ts';
import type { Deps } from '../deps.ts';
import { logModelReport } from './log-model-report.ts';
import { openChatModel } from './open-chat-model.ts';

let built: ReadinessReader | undefined;

/** The model for readiness checks, if configured; one per process. */
export function findReadinessReader(
  deps: Pick<Deps, 'modelChoice' | 'modelStore' | 'findSettings'>,
): ReadinessReader | undefined {
  const { modelChoice } = deps;
  if (!modelChoice) return undefined;
  built ??= {
    ...openChatModel(deps, modelChoice, 'exam'),
    readingTokens: modelChoice.readingTokens,
    promptVersion: modelChoice.promptVersions.exam,
    isAllowed: (conversionId) => readsWithModel(deps, conversionId),
    report: logModelReport,
  };
  return built;
}
