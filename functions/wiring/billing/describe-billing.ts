import type { DescribingPorts } from '#functions/domain/billing/describe-billing.ts';
import { countItems, countSources } from '#functions/domain/knowledge-base/count-entries.ts';
import { openUsageStore } from '#functions/storage/dynamodb/accounts/usage-store.ts';
import type { Deps } from '../deps.ts';
import { openLibraries } from '../knowledge-base.ts';
import { openBillingPorts } from './billing.ts';

/** The ports of a customer's plan and subscription overview. */
export function openDescribingPorts(deps: Deps): DescribingPorts {
  const { libraries } = openLibraries(deps);
  return {
    ...deps,
    ...openBillingPorts(deps),
    usage: openUsageStore(deps.table),
    async countSources(organisationId) {
      const conversionId = await deps.organisations.findConversionId(organisationId);
      if (!conversionId) return { pages: 0, documents: 0 };
      const library = await libraries.find(conversionId);
      return library ? countItems(library) : countSources(await deps.conversions.findSources(conversionId));
    },
  };
}
