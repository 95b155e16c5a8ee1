import { dashboardPath } from '#shared/domain/conversion/dashboard-path.ts';
import type { OwnOrganisation } from '#shared/domain/member.ts';
import { rememberAssistants } from '#web/lib/sign-in/known-assistants.ts';
import { organisationStore } from '#web/lib/sign-in/organisation-store.ts';

/** Loads the dashboard of an organisation in this tab: nothing that was read for another one stays in the page. */
export function openOrganisation({
  organisationId,
  conversionIds,
}: Pick<OwnOrganisation, 'organisationId' | 'conversionIds'>): void {
  const [first] = conversionIds;
  organisationStore.choose(organisationId);
  rememberAssistants(organisationId, conversionIds);
  window.location.assign(first ? dashboardPath(first) : '/user/account');
}
