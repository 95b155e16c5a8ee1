import { describeToday } from '#functions/domain/chat/describe-today.ts';
import { handle } from '#functions/http/handle.ts';
import { conversations } from '#shared/contract/assistant/conversations.ts';

export const handler = handle(conversations.getToday, ({ conversionId }, { deps }) =>
  describeToday(deps, conversionId),
);
