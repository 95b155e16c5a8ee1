import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { goOffline, loseConnection } from '#tests/support/pages/fake-client.ts';
import {
  openFilledForm,
  openForm,
  password,
  started,
  submit,
} from '#tests/support/pages/trial-form-fixture.tsx';

const send = { signup: { createTrial: () => started } };

test('a double click: one trial is created', async () => {
  const reply = Promise.withResolvers<typeof started>();
  const { screen, user, calls, onStarted } = await openFilledForm({
    signup: { createTrial: () => reply.promise },
  });
  await user.dblClick(screen.getByRole('button', { name: submit }));
  reply.resolve(started);
  await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  expect(calls.inputsOf('signup.createTrial')).toHaveLength(1);
});

test('two simultaneous submissions: one trial is created', async () => {
  const { screen, calls, onStarted } = await openFilledForm(send);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Free trial' });
  form.requestSubmit();
  form.requestSubmit();
  await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  expect(calls.inputsOf('signup.createTrial')).toHaveLength(1);
});

test('a trial that fails keeps the draft without the password, and can be sent again', async () => {
  const first = await openFilledForm({ signup: { createTrial: loseConnection } });
  goOffline();
  await first.press(submit);
  const { screen } = first;
  const dialog = await screen.findByRole('dialog', { name: 'Connection Issue' });
  const support = within(dialog).getByRole('link', { name: 'Contact Support' });
  expect(support.getAttribute('href')).toMatch(/^mailto:support@edgpt\.ai\?/);
  await first.press('Close');
  first.close();

  const { field, fill, press, calls, onStarted } = openForm({ signup: { createTrial: loseConnection } });
  await waitFor(async () =>
    expect(await field(/^School name/)).toHaveProperty('value', 'Maple Grove School'),
  );
  expect(await field(/^Password/)).toHaveProperty('value', '');
  expect(JSON.stringify({ ...sessionStorage })).toContain('Maple Grove School');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(password);

  await fill(/^Password/, password);
  await press(submit);
  await screen.findByRole('dialog', { name: 'Connection Issue' });
  calls.now(send);
  await press('Try Again');
  await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
});

test('an unknown reply is reported, and starting again keeps what was typed', async () => {
  const page = '<p>Welcome to our wireless network</p>';
  const { screen, press, calls, close } = await openFilledForm({
    signup: { createTrial: () => new Response(page, { headers: { 'content-type': 'text/html' } }) },
    system: { reportFailedAction: () => ({ success: true }) },
  });
  await press(submit);
  const dialog = await screen.findByRole('dialog', { name: 'Oops! Something Went Wrong' });
  expect(dialog.textContent).toContain('we will email you when your account is ready');
  const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const report = {
    error: { message: expect.stringContaining('JSON'), stack: expect.any(String), timestamp },
    context: {
      ...{ action: 'trial-signup', domain: 'localhost', timestamp },
      ...{ userAgent: navigator.userAgent, url: expect.stringMatching(/^http:\/\/localhost/) },
    },
    userRequest: 'Start a free trial',
  };
  await waitFor(() => expect(calls.inputsOf('system.reportFailedAction')).toEqual([report]));
  expect(JSON.stringify(calls.inputsOf('system.reportFailedAction'))).not.toContain(password);
  await press('Got It, Thanks!');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The page starts again with what is kept in this browser.
  close();
  const { field } = openForm();
  await waitFor(async () =>
    expect(await field(/^School name/)).toHaveProperty('value', 'Maple Grove School'),
  );
});
