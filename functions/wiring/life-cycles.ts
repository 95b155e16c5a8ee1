import { hasOpenInvoice } from '#functions/domain/school-billing/list-own-invoices.ts';
import { openChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import { openSchoolInvoiceStore } from '#functions/storage/dynamodb/school-billing/school-invoice-store.ts';
import type { Deps } from './deps.ts';
import { openQuestionPorts } from './open-questions.ts';
import { openPlanDeps } from './plans.ts';

/** The ports of a step of a life cycle. */
export function openLifeCyclePorts(deps: Deps) {
  const invoices = openSchoolInvoiceStore(deps.table, deps.now);
  return {
    ...openPlanDeps(deps),
    ...openQuestionPorts(deps),
    chatHistory: openChatHistoryStore(deps.table),
    startMail: (mailId: string) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
    hasOpenInvoice: (organisationId: string) => hasOpenInvoice({ invoices }, organisationId),
  };
}
