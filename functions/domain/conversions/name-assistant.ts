import { cleanOrganisationName } from '#functions/engine/knowledge/organisation-name.ts';
import type { StoredSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import type { Conversion } from './conversion.ts';

/** What an assistant's organisation is called: as its owner chose, otherwise as read or signed up. */
export function nameAssistant(
  { site, companyName, url }: Pick<Conversion, 'site' | 'companyName' | 'url'>,
  settings: Pick<StoredSettings, 'siteName'> | undefined,
): string {
  return cleanOrganisationName(settings?.siteName || (site?.name ?? companyName), url);
}
