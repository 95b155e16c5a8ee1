import { redactAnswer } from '#functions/domain/chat-history/redact-answer.ts';
import { handle } from '#functions/http/handle.ts';
import { chatHistory } from '#shared/contract/assistant/chat-history.ts';

export const handler = handle(chatHistory.redactAnswer, (answer, { deps }) => redactAnswer(deps, answer));
