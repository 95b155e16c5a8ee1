import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

const nothing = {
  siteName: '',
  siteUrl: '',
  customDomain: '',
  account: { adminName: '', email: '', phone: '', schoolName: '', address: '', website: '' },
};

export const handler = handle(
  contract.dashboard.getSettings,
  async ({ conversionId }, { deps }) => (await deps.dashboardSettings.find(conversionId)) ?? nothing,
);
