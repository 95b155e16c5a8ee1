import { hasOpenInvoice } from '#functions/domain/school-billing/list-own-invoices.ts';
import { openSchoolInvoiceStore } from '#functions/storage/dynamodb/school-billing/school-invoice-store.ts';
import type { Deps } from './deps.ts';
import { openQuestionPorts } from './open-questions.ts';

/** The ports of a step of a life cycle. */
export function openLifeCyclePorts(deps: Deps) {
  const invoices = openSchoolInvoiceStore(deps.table, deps.now);
  return {
    ...deps,
    ...openQuestionPorts(),
    hasOpenInvoice: (organisationId: string) => hasOpenInvoice({ invoices }, organisationId),
  };
}
