import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contactMessages } from '#shared/domain/contact-message.ts';
import type { Profile } from '#shared/domain/identity.ts';
import {
  fakeClient,
  goOffline,
  loseConnection,
  type Replies,
  refuse,
} from '#tests/support/pages/fake-client.ts';
import { openPage } from '#tests/support/pages/open-page-fixture.tsx';

async function openForm({ contact, ...replies }: Replies = {}) {
  const calls = fakeClient({
    ...replies,
    contact: { issueCaptcha: () => ({ captchaId: 'sum', first: 3, second: 4 }), ...contact },
  });
  return { ...(await openPage('/contact')), calls };
}

const send = 'Send Message';

test('names every incomplete field in a summary that takes the focus, and keeps what was typed', async () => {
  const { screen, user, field, fill, press } = await openForm();
  await field(/^What is 3 \+ 4\?/);
  await fill('Name *', 'E');
  await press(send);
  const { name, organization, phone, email, message, captcha } = contactMessages;
  // Once in the summary and once beside the field.
  for (const issue of [name, organization, phone, email, message, captcha])
    expect(screen.getAllByText(issue)).toHaveLength(2);
  expect(await field('Name *')).toHaveProperty('value', 'E');
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  await user.click(within(summary).getByRole('link', { name: 'Organization' }));
  expect(document.activeElement).toBe(await field('Organization *'));
});

const account: Profile = {
  userId: 'user',
  role: 'owner',
  brandId: 'edgpt',
  name: 'Elena Marsh',
  email: 'elena@maple-grove.org',
  username: 'elena',
  phone: '(541) 555-0142',
  isMember: false,
  organisationRole: 'owner',
  isEmailConfirmed: true,
  hasSecondFactor: false,
  organisation: { organisationId: 'school', name: 'Maple Grove School' },
  conversionIds: [],
};

const refuseSession = refuse('UNAUTHENTICATED');

test.each([
  ['fills in the organisation of a signed-in customer', () => account, 'Maple Grove School'],
  ['fills in nothing after the session has ended', refuseSession, ''],
])('%s', async (_name, get, organization) => {
  localStorage.setItem('userToken', 'token');
  localStorage.setItem('userProfile', '{}');
  const { screen, calls, field, press } = await openForm({
    account: { get },
    auth: { refresh: refuseSession },
  });
  await waitFor(() => expect(calls.inputsOf('account.get')).toHaveLength(1));
  await waitFor(async () => expect(await field('Organization *')).toHaveProperty('value', organization));
  await press(send);
  await screen.findAllByText(contactMessages.message);
  expect(screen.queryAllByText(contactMessages.organization)).toHaveLength(organization ? 0 : 2);
});

test('keeps a message that is sent without a connection, and says so at once', async () => {
  const { screen, field, fill, press } = await openForm({ contact: { submit: loseConnection } });
  await fill('Name *', 'Elena Marsh');
  await fill('Organization *', 'Maple Grove School');
  await fill('Phone *', '(541) 555-0142');
  await fill('Email *', 'elena@maple-grove.org');
  await fill('Message *', 'We would like to see a demonstration.');
  await fill(/^What is 3 \+ 4\?/, '7');
  goOffline();
  await press(send);
  await screen.findByText('Please try again later.');
  expect(await field('Organization *')).toHaveProperty('value', 'Maple Grove School');
});
