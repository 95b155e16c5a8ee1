import { expect, test } from 'vitest';
import { fakeClient, refuse } from '#tests/support/pages/fake-client.ts';
import { openPage } from '#tests/support/pages/open-page-fixture.tsx';

test('the brand explorer searches and filters, and says when nothing matches', async () => {
  fakeClient({});
  const { screen, user, field, fill, press } = await openPage('/brands/explore');
  await screen.findByText('6 brands');
  await fill('Search', 'immigration');
  await screen.findByText('1 brand');
  expect(screen.getAllByRole('heading', { name: 'LawFirmGPT.ai' })).toHaveLength(1);
  await user.selectOptions(await field('Industry'), 'Education');
  await screen.findByText('No brand matches this search.');
  await press('Show all brands');
  await screen.findByText('6 brands');
});

test('an unknown legal page says so', async () => {
  fakeClient({ legal: { getDocument: refuse('NOT_FOUND') } });
  const { screen } = await openPage('/law/legal/unheard-of');
  await screen.findByRole('heading', { level: 1, name: 'Legal Page Not Found' });
  await screen.findByText('The requested legal page could not be found.');
});
