import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { type ErrorCode, errorTable } from '#shared/errors.ts';
import { loseConnection, type Replies, refuse } from '#tests/support/pages/fake-client.ts';
import {
  demoId,
  openFilledForm,
  openForm,
  started,
  submit,
} from '#tests/support/pages/trial-form-fixture.tsx';

/** What browsers and password managers read: the tokens of the HTML standard, "Autofill". */
const fields: [label: string, autocomplete: string, type: string][] = [
  ['Website URL', 'url', 'url'],
  ['School name', 'organization', 'text'],
  ['Your name', 'name', 'text'],
  ['Email', 'email', 'email'],
  ['Username', 'username', 'text'],
  ['Password', 'new-password', 'password'],
  ['School phone', 'work tel', 'tel'],
  ['Your phone', 'tel', 'tel'],
  ['Street address', 'address-line1', 'text'],
  ['City, state and postal code', 'address-line2', 'text'],
];

test('password managers and address books recognise every field of the trial form', () => {
  const { screen } = openForm();
  const inputs = screen
    .getByRole('form', { name: 'Free trial' })
    .querySelectorAll<HTMLInputElement>('input:not([type=radio]):not([type=file])');
  const found = [...inputs].map(({ labels, autocomplete, type }) => [
    labels?.[0]?.textContent?.replace(/\s*\*$/, ''),
    autocomplete,
    type,
  ]);
  expect(found).toEqual(fields);
});

test('the username follows the email address until another one is typed, which is said to be as good', async () => {
  const { screen, fill } = openForm();
  const hint = () => screen.queryByText('You can sign in with this or your email.');
  const username = () => screen.getByLabelText<HTMLInputElement>(/^Username/).value;
  await fill(/^Email/, 'office@maple.example');
  expect(username()).toBe('office@maple.example');
  expect(hint()).toBeNull();
  await fill(/^Username/, 'front-desk');
  expect(hint()).not.toBeNull();
  await fill(/^Email/, 'elena@maple.example');
  expect(username()).toBe('front-desk');
});

test('“Go” on a phone’s keyboard in the address leads to the next field, without an error', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { screen, user, field } = openForm();
  await user.type(await field(/^Website URL/), 'www.maple-grove.org{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(await field(/^School name/));
  vi.unstubAllGlobals();
});

test('only a school is asked what kind of school it is', () => {
  const { screen, close } = openForm();
  const options = within(screen.getByLabelText(/^Institution type/)).getAllByRole<HTMLOptionElement>(
    'option',
  );
  expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
    ['', 'Please choose'],
    ['preschool', 'Preschool'],
    ['k12', 'K-12 school'],
    ['private', 'Private school'],
    ['college', 'College or university'],
    ['trade', 'Trade school'],
  ]);
  close();
  const firm = openForm({}, brands.law);
  expect(firm.screen.queryByLabelText(/^Institution type/)).toBeNull();
  expect(firm.screen.queryByRole('combobox')).toBeNull();
});

test('the form shows that it is being sent, and cannot be sent again meanwhile', async () => {
  const { screen, press } = await openFilledForm({
    signup: { createTrial: () => new Promise(() => undefined) },
  });
  await press(submit);
  expect(await screen.findByRole('button', { name: 'Starting Your Trial...' })).toHaveProperty(
    'disabled',
    true,
  );
});

test('two more people can be named, but not three', async () => {
  const { screen, user, press } = openForm();
  await user.click(screen.getByText('Additional contacts'));
  await press('Add a contact');
  await press('Add a contact');
  expect(screen.queryByRole('button', { name: 'Add a contact' })).toBeNull();
  await press('Remove contact 1');
  await screen.findByRole('button', { name: 'Add a contact' });
});

// Document 1 section 8, "Signup failures".
type Shown = { icon: string; title: string; text: string | RegExp; details?: string };
type Trial = NonNullable<NonNullable<Replies['signup']>['createTrial']>;
const notTaken = { icon: 'circle-alert', title: 'Submission Issue', text: 'Form submission failed' };
const other = (code: ErrorCode, message: string) => () =>
  Response.json({ error: { code, message, requestId: 'r-1' } }, { status: errorTable[code].status });
const failures: [what: string, reply: Trial, shown: Shown][] = [
  [
    'a request without a reply',
    loseConnection,
    {
      icon: 'wifi-off',
      title: 'Connection Issue',
      text: "We're having trouble connecting to our servers. This is usually temporary.",
    },
  ],
  [
    'a failure of the server',
    refuse('INTERNAL', { requestId: 'r-1' }),
    {
      icon: 'server-crash',
      title: 'Server Maintenance',
      text: /information has been saved/,
      details: `${errorTable.INTERNAL.message} (request r-1)`,
    },
  ],
  [
    'a document that is refused',
    refuse('UNSUPPORTED_MEDIA_TYPE'),
    { icon: 'file-x', title: 'Document Upload Issue', text: /files under 10MB in a supported format/ },
  ],
  [
    'a mail that could not be sent',
    other('CONFLICT', 'The mail could not be sent.'),
    { icon: 'mail', title: 'Email Delivery Issue', text: /your trial is still active/ },
  ],
  [
    'a reply that takes too long',
    other('CONFLICT', 'The signup timed out.'),
    { icon: 'clock', title: 'Request Timeout', text: /took too long/ },
  ],
  [
    'a field that is refused',
    refuse('VALIDATION', { issues: [{ field: 'adminContact.email', message: 'Not an address.' }] }),
    {
      icon: 'text-cursor-input',
      title: 'Form Validation Error',
      text: "There's an issue with the Email field: Not an address.",
    },
  ],
  [
    'anything else',
    refuse('RATE_LIMITED'),
    { icon: 'circle-alert', title: 'Submission Issue', text: errorTable.RATE_LIMITED.message },
  ],
  [
    'a reply that is not ours',
    () =>
      new Response('<p>Welcome to our wireless network</p>', { headers: { 'content-type': 'text/html' } }),
    { icon: 'bug', title: 'Oops! Something Went Wrong', text: /has been reported to our team/ },
  ],
  ['a reply without success', () => Response.json({ ...started, success: false }), notTaken],
  [
    'a reply with an error message',
    () => Response.json({ ...started, error: 'The form was not saved.' }),
    notTaken,
  ],
];

/** The dialog for unexpected errors, which reports itself. */
const genericOffers = [
  ['Got It, Thanks!', null],
  ['Try Again', null],
];
const offersOf = (title: string) => [
  ['Try Again', null],
  ['Contact Support', `mailto:support@edgpt.ai?subject=${encodeURIComponent(`Trial signup: ${title}`)}`],
  ['Close', null],
];

test('each kind of failure has a dialog with its icon, text and next step', async () => {
  const { screen, press, user, calls } = await openFilledForm({
    system: { reportFailedAction: () => ({ success: true }) },
  });
  for (const [what, createTrial, { icon, title, text, details }] of failures) {
    calls.now({ signup: { createTrial } });
    await press(submit);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    dialog.getByText(text);
    expect(document.querySelectorAll(`[role="dialog"] svg.lucide-${icon}`), what).toHaveLength(1);
    if (details) dialog.getByText(details);
    const offers = [...document.querySelectorAll('[role="dialog"] :is(a, button:not([aria-label]))')];
    const shown = offers.map((it) => [it.textContent, it.getAttribute('href')]);
    expect(shown, what).toEqual(icon === 'bug' ? genericOffers : offersOf(title));
    await user.click(dialog.getByRole('button', { name: /^(Close|Got It, Thanks!)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(calls.inputsOf('system.reportFailedAction')).toHaveLength(1);
});

test('an existing account is refused, and its owner led to sign in', async () => {
  const { screen, press } = await openFilledForm({ signup: { createTrial: refuse('ACCOUNT_EXISTS') } });
  await press(submit);
  const refusal = await screen.findByRole('dialog', { name: 'Email or username not available' });
  expect(within(refusal).getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/user/login');
});

test('an error after the trial has started is ignored', async () => {
  const { screen, press, calls, onStarted } = await openFilledForm({
    signup: { createTrial: () => started },
    auth: { login: refuse('INTERNAL') },
  });
  await press(submit);
  await waitFor(() => expect(calls.inputsOf('auth.login')).toHaveLength(1));
  expect(onStarted).toHaveBeenCalledExactlyOnceWith({
    conversionId: started.conversionId,
    dashboardUrl: started.dashboardUrl,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

// Document 1 sections 4 and 7, "Form tracking".

const view = { platform: 'edgpt', sessionId: expect.stringMatching(/^[\da-f-]{36}$/) };
const interaction = (name: string) => ({ demoId, interaction: name });

test('a visit to the form is reported from its first field on, and when the page closes', async () => {
  const { fill, calls } = openForm();
  await fill(/^Your name/, '   ');
  expect(calls.inputsOf('demos.recordView')).toEqual([]);
  await fill(/^School name/, 'Maple Grove School');
  await waitFor(() =>
    expect(calls.inputsOf('demos.recordInteraction')).toEqual([interaction('form_started')]),
  );
  expect(calls.inputsOf('demos.recordView')).toEqual([view]);
  window.dispatchEvent(new Event('pagehide'));
  const abandoned = {
    ...view,
    formStartTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    completedFields: ['schoolInfo.name'],
    lastActiveField: 'schoolInfo.name',
    errorEncountered: null,
    exitAction: 'page_close',
  };
  await waitFor(() => expect(calls.inputsOf('demos.recordAbandonment')).toEqual([abandoned]));
});

test('a trial that is refused and then started is reported, and leaving it does not count as abandonment', async () => {
  const { screen, press, user, calls, onStarted, close } = await openFilledForm({
    signup: { createTrial: loseConnection },
  });
  await press(submit);
  const dialog = within(await screen.findByRole('dialog', { name: 'Connection Issue' }));
  calls.now({ signup: { createTrial: () => started } });
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  const ended = { demoId, timeSpent: expect.any(Number), exitPoint: 'trial-signup', convertedToTrial: true };
  await waitFor(() => expect(calls.inputsOf('demos.completeDemo')).toEqual([ended]));
  expect(calls.inputsOf('demos.recordView')).toEqual([view]);
  expect(calls.inputsOf('demos.recordInteraction')).toEqual(
    ['form_started', 'form_submitted_error', 'form_submitted_success'].map(interaction),
  );
  window.dispatchEvent(new Event('pagehide'));
  close();
  // Of the two forms only the one abandoned next is reported.
  const next = openForm();
  await next.fill(/^School name/, 'Maple Grove School');
  await waitFor(() => expect(next.calls.inputsOf('demos.recordInteraction')).toHaveLength(1));
  next.close();
  const left = expect.objectContaining({ exitAction: 'navigation', errorEncountered: null });
  await waitFor(() => expect(next.calls.inputsOf('demos.recordAbandonment')).toEqual([left]));
  expect(calls.inputsOf('demos.recordAbandonment')).toEqual([]);
});
