import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { dashboardSettingsSchema } from '#shared/contract/dashboard/dashboard-settings.ts';
import { fakeClient, refuse } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { ShareSection } from './share-section.tsx';

const conversionId = 'conv_edgpt_515yts2wc8793134gknvjqfzte';
const none = { adminName: '', email: '', phone: '', schoolName: '', address: '', website: '' };
const settings = dashboardSettingsSchema.parse({
  siteName: '',
  siteUrl: '',
  customDomain: '',
  account: none,
});
/** The owner's own domain is a test of its own. */
const isMember = true;
const unnamed = { slug: '', isListed: false, suggestion: 'maple-grove' };
const open = () => openPart(<ShareSection brand={brands.edgpt} {...{ conversionId, settings, isMember }} />);

test('the first look at the address takes the good name that was kept at signup, and the code to print has it', async () => {
  const client = fakeClient({
    dashboard: { getShare: () => unnamed, saveShare: ({ slug = '' }) => ({ ...unnamed, slug }) },
  });
  const { screen } = open();
  await screen.findByRole('img', { name: /QR code for .*\/gptsite\/maple-grove$/ });
  expect(client.inputsOf('dashboard.saveShare')[0]).toMatchObject({ slug: 'maple-grove', isListed: false });
});

test('where the name is taken, the page keeps its address and the owner chooses a name', async () => {
  fakeClient({ dashboard: { getShare: () => unnamed, saveShare: refuse('VALIDATION') } });
  const { screen } = open();
  await screen.findByRole('img', { name: new RegExp(`QR code for .*/gptsite/${conversionId}$`) });
  await screen.findByLabelText('Name in the address');
});
