import type { Organisation } from '#functions/domain/accounts/account.ts';
import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import {
  noAppearance,
  noMessageMails,
  type StoredSettings,
} from '#shared/contract/dashboard/dashboard-settings.ts';

/** Initial settings from the signup and the website, so that nobody types them twice. */
export function initialSettings(
  { notify, companyName, url, site }: Pick<Conversion, 'notify' | 'companyName' | 'url' | 'site'>,
  organisation: Pick<Organisation, 'name' | 'address' | 'phone' | 'website'> | undefined,
): StoredSettings {
  return {
    siteName: '',
    siteUrl: '',
    customDomain: '',
    account: {
      adminName: notify?.name ?? '',
      email: notify?.email ?? '',
      phone: organisation?.phone || (site?.phone ?? ''),
      schoolName: organisation?.name ?? companyName,
      address: organisation?.address || (site?.address ?? ''),
      website: organisation?.website ?? url ?? '',
    },
    readsWithModel: true,
    approvesChanges: false,
    appearance: noAppearance,
    messageMails: noMessageMails,
    versions: { organization: 0, assistant: 0, messages: 0 },
  };
}
