import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { identityMessages } from '#shared/domain/identity.ts';
import { fakeClient, goOffline, loseConnection, refuse } from '#tests/support/pages/fake-client.ts';
import { openPage } from '#tests/support/pages/open-page-fixture.tsx';

test('the login is reached from the header, names what is missing and focuses the first field', async () => {
  fakeClient({ contact: { issueCaptcha: () => ({ captchaId: 'sum', first: 3, second: 4 }) } });
  const { screen, user, press, field } = await openPage('/contact?brand=edgpt');
  const [link = expect.fail()] = await screen.findAllByRole('link', { name: 'Sign In' });
  await user.click(link);
  await screen.findByRole('heading', { name: 'School Dashboard Login' });
  await press('Sign In');
  await screen.findByText(identityMessages.emailRequired);
  await screen.findByText(identityMessages.passwordRequired);
  expect(document.activeElement).toBe(await field(/^Email Address/));
});

test('who comes from a law firm’s dashboard signs in below the words of its brand, where the host has none', async () => {
  fakeClient({});
  const id = `conv_lawfirm_${'0'.repeat(26)}`;
  const { screen } = await openPage(
    `/user/login?return=${encodeURIComponent(`/school-dashboard/${id}?tab=inbox`)}`,
  );
  await screen.findByRole('heading', { name: 'User Dashboard Login' });
});

/** Where no provider signs staff in. */
const identityProvider = { describeStaff: () => ({ isOn: false }) };
type Form = { path: string; fields: Record<string, string>; button: string };
const email = 'somebody@maple-grove.org';
const forms = {
  customer: {
    path: '/user/login',
    fields: { 'Email Address': email, Password: 'correct horse battery' },
    button: 'Sign In',
  },
  staff: {
    path: '/superadmin/login',
    fields: { Email: email, Password: 'correct horse battery' },
    button: 'Access SuperAdmin Dashboard',
  },
  reset: { path: '/user/forgot-password', fields: { 'Email Address': email }, button: 'Send me a link' },
} satisfies Record<string, Form>;

async function openFilled({ path, fields, button }: Form) {
  const page = await openPage(path);
  for (const [label, text] of Object.entries(fields)) await page.fill(new RegExp(`^${label}\\b`), text);
  return { ...page, send: () => page.press(button) };
}

test.each([
  [forms.customer, 'Signing in...'],
  [forms.staff, 'Authenticating...'],
])(
  'the form of $path shows that it is working, and says when the server cannot be reached',
  async (form, busy) => {
    const { promise: reply, resolve: lose } = Promise.withResolvers<void>();
    const login = () => reply.then(loseConnection);
    fakeClient({ auth: { login }, superadmin: { login }, identityProvider });
    const { screen, send } = await openFilled(form);
    await send();
    expect(await screen.findByRole('button', { name: busy })).toHaveProperty('disabled', true);
    lose();
    await screen.findByText(identityMessages.connectionFailed);
  },
);

test.each(Object.values(forms))(
  'the form of $path fails at once without a connection, and keeps its input',
  async (form) => {
    const lost = { login: loseConnection, requestPasswordReset: loseConnection };
    fakeClient({ auth: lost, superadmin: { login: loseConnection }, identityProvider });
    const { screen, field, send } = await openFilled(form);
    goOffline();
    await send();
    await screen.findByText(identityMessages.connectionFailed);
    for (const [label, text] of Object.entries(form.fields))
      expect(await field(new RegExp(`^${label}\\b`))).toHaveProperty('value', text);
  },
);

test('a link that was already used says so and offers a new one', async () => {
  fakeClient({ auth: { resetPassword: refuse('LINK_EXPIRED') } });
  const { screen, fill, press } = await openPage('/user/reset-password#token=used');
  await fill('New password *', 'a better horse');
  await press('Set new password');
  expect((await screen.findByRole('alert')).textContent).toContain('This link has expired');
  await screen.findByRole('link', { name: 'Ask for a new link' });
});

describe('the sign-in guard', () => {
  test.each([
    ['/school/dashboard', '/user/login'],
    ['/user/dashboard', '/user/login'],
    ['/user/account', '/user/login'],
    ['/school-dashboard/conv_edgpt_00000000000000000000000000', '/user/login'],
    ...['/superadmin', '/dashboard-test', '/test-suite', '/preview'].map((path) => [
      path,
      '/superadmin/login',
    ]),
  ])('sends signed-out visitors from %s to sign in at %s', async (path, expected) => {
    fakeClient({ identityProvider });
    await openPage(path ?? '');
    await waitFor(() => expect(window.location.pathname).toBe(expected));
    expect(window.location.search).toBe(`?return=${encodeURIComponent(path ?? '')}`);
  });
});
