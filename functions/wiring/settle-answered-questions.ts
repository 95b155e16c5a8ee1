import { settleAnsweredQuestions as settle } from '#functions/domain/dashboard/settle-answered-questions.ts';
import type { UpdatePorts } from '#functions/domain/knowledge-base/ports.ts';
import type { Deps } from './deps.ts';
import { openQuestionPorts } from './open-questions.ts';

/** Finds what new knowledge answers; loaded at the end of an update, because nothing before needs it. */
export function settleAnsweredQuestions(
  deps: Deps,
  ...[conversion, knowledge]: Parameters<UpdatePorts['settleAnsweredQuestions']>
): Promise<void> {
  return settle(
    {
      ...openQuestionPorts(),
      ...deps,
    },
    conversion,
    knowledge,
  );
}
