import type { OpenQuestionPorts } from '#functions/domain/dashboard/ports.ts';
import { openDismissedQuestionStore } from '#functions/storage/dynamodb/site/dismissed-question-store.ts';
import type { Deps } from './deps.ts';

/** The ports that tell which questions are open. */
export function openQuestionPorts({ table, files }: Pick<Deps, 'table' | 'files'>): OpenQuestionPorts {
  return {
    files,
    dismissedQuestions: openDismissedQuestionStore(table),
    loadGroupAsked: async () => (await import('./lazy/group-asked.ts')).groupAsked,
    loadFindCorrection: async () => (await import('./lazy/find-correction.ts')).findCorrection,
  };
}
