import { answerForm } from '#functions/domain/chat/answer-form.ts';
import { handle } from '#functions/lib/handle.ts';
import { chat } from '#shared/contract/chat.ts';

/** The engine is read and set up while the first call waits for the table. */
const engine = import('#functions/lib/answer-visitor.ts');

export const handler = handle(chat.answerForm, async (input, call) => {
  const { answerVisitor } = await engine;
  return answerForm((question) => answerVisitor(question, call), {
    ...input,
    referrer: call.event.headers.referer,
  });
});
