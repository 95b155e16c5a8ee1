import { openDismissedQuestionStore } from '#functions/storage/dynamodb/site/dismissed-question-store.ts';
import type { Deps } from '../deps.ts';

/** The questions that owners dismissed. */
export function openDismissedQuestions({ table }: Pick<Deps, 'table'>) {
  return openDismissedQuestionStore(table);
}
