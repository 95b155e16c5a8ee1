import { expect, test } from 'vitest';
import { fakeClient, refuse } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { PageName } from './page-name.tsx';

const conversionId = `conv_edgpt_${'0'.repeat(26)}`;
const holder = `conv_edgpt_${'1'.repeat(26)}`;

test('staff who move a name are asked first, and led to whoever had it', async () => {
  const calls = fakeClient({ superadmin: { movePageName: () => ({ from: holder }) } });
  const { screen, fill, press } = openPart(
    <PageName conversionId={conversionId} organisation="Maple Grove" />,
  );
  await fill('Name after /gptsite/', 'Maple-Grove');
  await press('Move the name here');
  expect(calls.inputsOf('superadmin.movePageName')).toEqual([]);
  await press('Move the name');
  const link = await screen.findByRole('link', { name: 'Open who had it' });
  expect(link.getAttribute('href')).toContain(holder);
  expect(calls.inputsOf('superadmin.movePageName')).toEqual([{ slug: 'maple-grove', conversionId }]);
});

test('a name that cannot be moved says why', async () => {
  const issues = [{ field: 'slug', message: 'This name is reserved. Choose another one.' }];
  fakeClient({ superadmin: { movePageName: refuse('VALIDATION', { issues }) } });
  const { screen, fill, press } = openPart(
    <PageName conversionId={conversionId} organisation="Maple Grove" />,
  );
  await fill('Name after /gptsite/', 'superadmin');
  await press('Move the name here');
  await press('Move the name');
  await screen.findByText('This name is reserved. Choose another one.');
});
