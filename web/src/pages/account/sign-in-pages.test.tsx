import { describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { identityMessages } from '#shared/domain/identity.ts';
import { type Drawn, draw } from '#tests/support/pages/drawn-page.tsx';
import { makeSiteLinks } from '#web/lib/site/site-links.ts';
import { SuperadminLoginPage } from '#web/pages/staff/superadmin-login-page.tsx';
import { UserLoginPage } from './user-login-page.tsx';

// Document 2 sections 2.10, 2.11, 5 and 8.

const fieldsOf = (page: Drawn) =>
  page
    .labelled('Sign in')
    .all('label')
    .map(({ texts }) => texts[0]);
const buttonsOf = (page: Drawn) =>
  page
    .labelled('Sign in')
    .all('button')
    .flatMap(({ texts }) => texts);

describe.each(Object.values(brands))('on the host of $name', (brand) => {
  const props = { brand, links: makeSiteLinks('brand', brand), parameters: {} };

  test('customers sign in with email or username and password, with a link to support', () => {
    const page = draw(<UserLoginPage {...props} />);
    expect(page.all('h1').flatMap(({ texts }) => texts)).toEqual([
      brand.id === 'edgpt' ? 'School Dashboard Login' : 'User Dashboard Login',
    ]);
    expect(fieldsOf(page)).toEqual(['Email Address', 'Password']);
    expect(buttonsOf(page)).toContain('Sign In');
    expect(page.labelled('Sign in').attributes('aria-label')).toContain('Show password');
    expect(page.links).toContainEqual({ text: 'Contact Support', href: '/contact' });
  });

  test('staff sign in the same way, with a link home', () => {
    const page = draw(<SuperadminLoginPage {...props} />);
    expect(fieldsOf(page)).toEqual(['Email', 'Password']);
    expect(buttonsOf(page)).toContain('Access SuperAdmin Dashboard');
    expect(page.links).toContainEqual({ text: 'Back to Home', href: '/' });
  });
});

test('the messages of a failed sign-in', () => {
  expect(identityMessages).toMatchObject({
    emailRequired: 'Email is required',
    passwordRequired: 'Password is required',
    loginFailed: 'Login failed. Please check your credentials.',
    superadminFailed: 'Invalid SuperAdmin credentials',
    connectionFailed: 'Connection error. Please check your internet connection and try again.',
  });
});
