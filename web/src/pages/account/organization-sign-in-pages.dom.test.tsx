import { describe, expect, test } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { fakeClient, refuse } from '#tests/support/pages/fake-client.ts';
import { openPage } from '#tests/support/pages/open-page-fixture.tsx';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';

const signedIn = (roles: { role: 'owner' | 'superadmin'; organisationRole: 'owner' | null }) => ({
  ...{ outcome: 'signed-in' as const, success: true as const, isDeletionCancelled: false, recoveryCodes: [] },
  tokens: { accessToken: 'token', refreshToken: 'session' },
  user: {
    ...{ userId: 'u1', brandId: 'edgpt' as const, name: 'Elena', email: 'elena@maple-grove.org' },
    ...{ username: 'elena', phone: '', isMember: false, isEmailConfirmed: true, hasSecondFactor: false },
    ...{ organisation: null, conversionIds: [], ...roles },
  },
});

describe('the way in of an organization', () => {
  test('asks for an address only when it is opened, and says where no organization signs in by itself', async () => {
    const message = 'No organization signs in by itself with addresses of this domain.';
    const calls = fakeClient({ identityProvider: { begin: refuse('NOT_FOUND', { message }) } });
    const { screen, user, press } = await openPage('/user/login?return=/user/account');
    await screen.findByRole('button', { name: 'Sign in with your organization', expanded: false });
    expect(screen.queryByLabelText(/^Your address at work/)).toBeNull();
    await press('Sign in with your organization');
    const field = await screen.findByLabelText(/^Your address at work/);
    expect(document.activeElement).toBe(field);
    await press('Continue');
    expect(calls.inputsOf('identityProvider.begin')).toEqual([]);
    await user.type(field, 'elena@maple-grove.org');
    await press('Continue');
    await screen.findByText(message);
    expect(calls.inputsOf('identityProvider.begin')).toEqual([
      { email: 'elena@maple-grove.org', returnPath: '/user/account' },
    ]);
  });

  test('is open already for whoever was sent from the site of another brand', async () => {
    fakeClient({});
    const { field } = await openPage('/user/login?organization=elena%40maple-grove.org');
    expect(await field(/^Your address at work/)).toHaveProperty('value', 'elena@maple-grove.org');
  });
});

describe('the page that a provider sends people back to', () => {
  test('redeems the query once, keeps it out of the address, and goes no further than this site', async () => {
    const calls = fakeClient({
      identityProvider: {
        finish: () => ({
          ...signedIn({ role: 'owner', organisationRole: 'owner' }),
          returnPath: '//evil.example',
        }),
      },
    });
    await openPage('/user/login/organization?code=c1&state=s1');
    await expect.poll(() => signInStore.isSignedIn('user')).toBe(true);
    expect(calls.inputsOf('identityProvider.finish')).toEqual([{ query: '?code=c1&state=s1' }]);
    await expect.poll(() => window.location.href).not.toContain('code=c1');
    expect(window.location.hostname).not.toContain('evil');
  });

  test('says that nobody is signed in, with a way back', async () => {
    fakeClient({ identityProvider: { finish: refuse('LINK_EXPIRED', { message: 'Please begin again.' }) } });
    const { screen } = await openPage('/user/login/organization?code=c1&state=s1');
    expect((await screen.findByRole('alert')).textContent).toContain('Please begin again.');
    await screen.findByRole('link', { name: 'Back to the sign-in' });
    expect(window.location.search).toBe('');
  });

  test('asks no provider when it is opened without its reply', async () => {
    const calls = fakeClient({});
    const { screen } = await openPage('/user/login/organization');
    expect((await screen.findByRole('alert')).textContent).toContain('Please begin again.');
    expect(calls.inputsOf('identityProvider.finish')).toEqual([]);
  });
});

describe('the sign-in of staff by the operator’s provider', () => {
  const button = { name: 'Sign in with your organization' };

  test.each([true, false])('has its button beside the form only where it is set up: %s', async (isOn) => {
    const message = 'The sign-in of your organization cannot be reached.';
    const calls = fakeClient({
      identityProvider: {
        describeStaff: () => ({ isOn }),
        beginStaff: refuse('UNAVAILABLE', { message }),
      },
    });
    const { screen, press } = await openPage('/superadmin/login?return=/monitor');
    await screen.findByRole('button', { name: 'Access SuperAdmin Dashboard' });
    await expect.poll(() => calls.inputsOf('identityProvider.describeStaff')).toHaveLength(1);
    if (!isOn) return expect(screen.queryByRole('button', button)).toBeNull();
    await screen.findByRole('button', button);
    await press(button.name);
    await screen.findByText(message);
    expect(calls.inputsOf('identityProvider.beginStaff')).toEqual([{ returnPath: '/monitor' }]);
  });

  test('asks for the code of the own app, and shows a refusal of it', async () => {
    let codes = 0;
    const calls = fakeClient({
      identityProvider: {
        finishStaff({ code }) {
          if (!code) return { outcome: 'second-factor-required' };
          codes += 1;
          if (codes === 1) throw new AppError('WRONG_CODE');
          return { ...signedIn({ role: 'superadmin', organisationRole: null }), returnPath: '/no-such-page' };
        },
      },
    });
    const { screen, fill, press } = await openPage('/superadmin/login/organization?code=c1&state=s1');
    await fill(/^Code from your authenticator app/, '111 111');
    await press('Confirm code');
    await screen.findByRole('alert');
    await press('Confirm code');
    await expect.poll(() => signInStore.isSignedIn('staff')).toBe(true);
    await expect.poll(() => window.location.pathname).toBe('/no-such-page');
    expect(calls.inputsOf('identityProvider.finishStaff')).toEqual([
      { query: '?code=c1&state=s1' },
      { query: '', code: '111 111' },
      { query: '', code: '111 111' },
    ]);
  });
});
