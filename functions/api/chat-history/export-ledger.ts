import { exportLedger } from '#functions/domain/ledger/export-ledger.ts';
import { handle } from '#functions/http/handle.ts';
import { chatHistory } from '#shared/contract/assistant/chat-history.ts';

export const handler = handle(chatHistory.exportLedger, (wanted, { deps }) => exportLedger(deps, wanted));
