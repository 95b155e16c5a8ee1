import { expect, test } from 'vitest';
import type { ApiKey } from '#shared/contract/organization/api-keys.ts';
import { fakeClient, refuse } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { ApiKeysSection } from './api-keys-section.tsx';

const conversionId = 'conv_edgpt_515yts2wc8793134gknvjqfzte';
const intranet: ApiKey = { keyId: 'k1', name: 'Intranet', scope: 'ask', createdAt: '2026-03-02T10:00:00Z' };

function openSection(keys: ApiKey[], create?: () => never) {
  const calls = fakeClient({
    apiKeys: {
      list: () => ({ keys }),
      create:
        create ??
        (({ name, scope }) => {
          const key = { ...intranet, name, scope };
          keys.push(key);
          return { key, token: 'gpts_org_k1_secret' };
        }),
      revoke: ({ keyId }) => {
        keys.splice(
          keys.findIndex((key) => key.keyId === keyId),
          1,
        );
        return { success: true };
      },
    },
  });
  const part = <ApiKeysSection conversionId={conversionId} origin="https://edgpt.ai" />;
  return { ...openPart(part), calls };
}

test('a key is made with the password, shown once with a line to try it, and ended after a second press', async () => {
  const { screen, user, press, calls } = openSection([]);
  await user.type(await screen.findByLabelText(/^Name/), 'Intranet');
  await user.click(screen.getByRole('radio', { name: /^Read/ }));
  await press('Make key');
  screen.getByText('Please enter your password.');
  expect(calls.inputsOf('apiKeys.create')).toEqual([]);
  await user.type(screen.getByLabelText(/^Your password/), 'correct horse');
  await press('Make key');
  const key = await screen.findByRole('group', { name: 'Key' });
  expect(key.textContent).not.toContain('gpts_org');
  expect(calls.inputsOf('apiKeys.create')).toEqual([
    { name: 'Intranet', scope: 'read', currentPassword: 'correct horse' },
  ]);
  expect(screen.getByRole('region', { name: 'Try it in a terminal' }).textContent).toContain(conversionId);
  await press('I have copied it');
  expect(screen.queryByRole('group', { name: 'Key' })).toBeNull();
  await press('End Intranet');
  await press('End this key');
  await expect.poll(() => screen.queryByRole('list', { name: 'Keys' })).toBeNull();
});

test('a wrong password keeps what was typed and says so', async () => {
  const { screen, user, press } = openSection(
    [intranet],
    refuse('WRONG_CREDENTIALS', { message: 'The current password is incorrect.' }),
  );
  await screen.findByText(/not used yet/);
  await user.type(screen.getByLabelText(/^Name/), 'Second');
  await user.type(screen.getByLabelText(/^Your password/), 'wrong');
  await press('Make key');
  await screen.findByText('The current password is incorrect.');
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Second');
});
