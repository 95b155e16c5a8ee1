import { describeToday } from '#functions/domain/conversations/chat-day.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.conversations.getToday, ({ conversionId }, { deps }) =>
  describeToday(deps, conversionId),
);
