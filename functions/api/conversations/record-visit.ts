import { recordVisit } from '#functions/domain/conversations/record-visit.ts';
import { handle } from '#functions/http/handle.ts';
import { conversations } from '#shared/contract/conversations.ts';

export const handler = handle(conversations.recordVisit, (input, { deps }) => recordVisit(deps, input));
