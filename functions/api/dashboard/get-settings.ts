import { handle } from '#functions/lib/handle.ts';
import { openDashboardSettingsStore } from '#functions/storage/dashboard-settings-store.ts';
import { dashboard } from '#shared/contract/dashboard.ts';

const nothing = {
  siteName: '',
  siteUrl: '',
  customDomain: '',
  account: { adminName: '', email: '', phone: '', schoolName: '', address: '', website: '' },
};

export const handler = handle(
  dashboard.getSettings,
  async ({ conversionId }, { deps }) =>
    (await openDashboardSettingsStore(deps.table).find(conversionId)) ?? nothing,
);
