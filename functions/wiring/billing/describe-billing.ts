import type { DescribingPorts } from '#functions/domain/billing/describe-billing.ts';
import { countItems, countSources } from '#functions/domain/knowledge-base/count-entries.ts';
import { describeInvoicing } from '#functions/domain/school-billing/describe-invoicing.ts';
import { openUsageStore } from '#functions/storage/dynamodb/accounts/usage-store.ts';
import { openSchoolInvoiceStore } from '#functions/storage/dynamodb/school-billing/school-invoice-store.ts';
import { openSchoolStore } from '#functions/storage/dynamodb/school-billing/school-store.ts';
import type { Deps } from '../deps.ts';
import { openBillingPorts } from './billing.ts';

/** The ports of a customer's plan and subscription overview. */
export function openDescribingPorts(deps: Deps): DescribingPorts {
  return {
    ...deps,
    ...openBillingPorts(deps),
    describeInvoicing: (organisation) =>
      describeInvoicing(
        {
          organisations: deps.organisations,
          schools: openSchoolStore(deps.table),
          invoices: openSchoolInvoiceStore(deps.table, deps.now),
        },
        organisation,
      ),
    usage: openUsageStore(deps.table),
    async countSources(organisationId) {
      const conversionId = await deps.organisations.findConversionId(organisationId);
      if (!conversionId) return { pages: 0, documents: 0 };
      const library = await deps.libraries.find(conversionId);
      return library ? countItems(library) : countSources(await deps.conversions.findSources(conversionId));
    },
  };
}
