import { openChat } from '#functions/domain/chat/open-chat.ts';
import { handle } from '#functions/http/handle.ts';
import { openWarming } from '#functions/wiring/chat/open-warming.ts';
import { chat } from '#shared/contract/chat.ts';

export const handler = handle(chat.open, (input, { deps }) => openChat(openWarming(deps), input));
