import type { AnalyticsPorts } from '#functions/domain/dashboard/read-analytics.ts';
import type { Deps } from './deps.ts';
import { openQuestionPorts } from './open-questions.ts';

/** The ports of an assistant's figures. */
export function openAnalyticsPorts(deps: Deps): AnalyticsPorts {
  return { ...deps, ...openQuestionPorts() };
}
