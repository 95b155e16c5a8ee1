import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { describeDashboard } from '#functions/domain/dashboard/describe-dashboard.ts';
import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import type { Caller } from '#functions/domain/identity/session.ts';
import { countSources } from '#functions/domain/knowledge-base/count-entries.ts';
import { countEntries } from '#functions/domain/knowledge-base/library.ts';
import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import type { Deps } from '../deps.ts';

/** An assistant's dashboard for the person viewing it. */
export async function readDashboard(deps: Deps, caller: Caller, conversion: Conversion): Promise<Dashboard> {
  const { user } = await findCallersAccount(deps, caller);
  const ports = {
    ...deps,
    countKnowledge: async (conversionId: string) => {
      const library = await deps.libraries.find(conversionId);
      if (library) return countEntries(library);
      const { pages, documents } = countSources(await deps.conversions.findSources(conversionId));
      return pages + documents;
    },
    countForms: async (conversionId: string) => (await deps.forms.listEntries(conversionId)).length,
  };
  // Staff see what the owner sees.
  const admin = caller.organisationId === null ? conversion.notify : user;
  return describeDashboard(ports, conversion, admin?.email ?? '');
}
