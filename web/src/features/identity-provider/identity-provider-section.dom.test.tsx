import { expect, test } from 'vitest';
import type { IdentityProviderSettings } from '#shared/contract/organization/identity-provider.ts';
import { fakeClient, refuse } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { IdentityProviderSection } from './identity-provider-section.tsx';

const record = { name: '_gptsites.maple-grove.org', value: 'gptsites-verification=abc' };
const domain = { domain: 'maple-grove.org', proof: 'waiting' as const, record, isRequired: false };
const provider = { issuer: 'https://accounts.google.com', clientId: 'id-1', admitsViewers: false };

function openSection(stored: IdentityProviderSettings, refusals: Parameters<typeof fakeClient>[0] = {}) {
  const calls = fakeClient({
    identityProvider: {
      get: () => stored,
      save: ({ issuer, clientId, admitsViewers }) =>
        Object.assign(stored, { provider: { issuer, clientId, admitsViewers } }),
      addDomain: () => Object.assign(stored, { domains: [domain] }),
      checkDomain: () => Object.assign(stored, { domains: [{ ...domain, proof: 'proven' }] }),
      requireDomain: ({ isRequired }) =>
        Object.assign(stored, { domains: [{ ...domain, proof: 'proven', isRequired }] }),
      removeDomain: () => Object.assign(stored, { domains: [] }),
      remove: () => Object.assign(stored, { provider: null }),
      ...refusals.identityProvider,
    },
  });
  return { ...openPart(<IdentityProviderSection />), calls };
}
const nothing = () => ({
  provider: null,
  domains: [],
  callbackUrl: 'https://edgpt.ai/user/login/organization',
});

test('an owner sets a provider with its secret and the own password, and the secret is gone from the page', async () => {
  const { screen, user, press, calls } = openSection(nothing());
  await screen.findByText('https://edgpt.ai/user/login/organization');
  for (const [name, issuer] of [
    ['Google Workspace', 'https://accounts.google.com'],
    ['Microsoft Entra', 'https://login.microsoftonline.com/'],
  ] as const)
    expect(screen.getByRole('list', { name }).textContent).toContain(issuer);
  await user.type(screen.getByLabelText(/^Issuer/), provider.issuer);
  await user.type(screen.getByLabelText(/^Client ID/), provider.clientId);
  await press('Save provider');
  screen.getByText('Please enter the client secret.');
  screen.getByText('Please enter your password.');
  expect(calls.inputsOf('identityProvider.save')).toEqual([]);
  await user.type(screen.getByLabelText(/^Client secret/), 'a secret');
  await user.type(screen.getByLabelText(/^Your password/), 'correct horse');
  await press('Save provider');
  await expect
    .poll(() => calls.inputsOf('identityProvider.save'))
    .toEqual([{ ...provider, clientSecret: 'a secret', currentPassword: 'correct horse' }]);
  await screen.findByText(/^One is stored/);
  await screen.findByText(/^Saved. Your provider answered/);
  expect(screen.getByLabelText<HTMLInputElement>(/^Client secret/).value).toBe('');
  await press('Remove provider');
  await press('Remove this provider');
  await screen.findByText(/^We store it, and never show it again/);
});

test('a domain shows its record until it is proven, is required by a switch, and leaves after a second press', async () => {
  const { screen, user, press, calls } = openSection({ ...nothing(), provider });
  await user.type(await screen.findByLabelText(/^Domain/), 'maple-grove.org');
  await press('Add domain');
  await screen.findByText(record.name);
  screen.getByText(record.value);
  await press('Look for the record of maple-grove.org');
  await screen.findByText(/^Proven: its people sign in/);
  expect(screen.queryByText(record.value)).toBeNull();
  await user.click(screen.getByRole('switch', { name: /^Members with an address of maple-grove.org/ }));
  await expect
    .poll(() => calls.inputsOf('identityProvider.requireDomain'))
    .toEqual([{ domain: 'maple-grove.org', isRequired: true }]);
  await press('Remove maple-grove.org');
  await press('Remove this domain');
  await expect.poll(() => screen.queryByRole('list', { name: 'Domains' })).toBeNull();
});

test('why a provider cannot be used stands below its form, and what was typed stays', async () => {
  const message = 'We could not read a description of this provider.';
  const save = refuse('VALIDATION', { message, issues: [{ field: 'issuer', message }] });
  const { screen, user, press } = openSection({ ...nothing(), provider }, { identityProvider: { save } });
  await user.type(await screen.findByLabelText(/^Your password/), 'correct horse');
  await press('Save provider');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByLabelText<HTMLInputElement>(/^Issuer/).value).toBe(provider.issuer);
});
