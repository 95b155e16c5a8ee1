import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ErrorCode, errorTable } from '#shared/errors.ts';
import { joinStory, type Story } from '../support/start-story.ts';
import { describeVisitor, fillTrial, reachTrialForm, submitButton } from '../support/trial.ts';
import { watchRequests } from '../support/watch-requests.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

type Reply = (route: Route) => Promise<void>;
const refuse =
  (code: ErrorCode, error: object = {}): Reply =>
  (route) => {
    const { status, message } = errorTable[code];
    return route.fulfill({ status, json: { error: { code, message, requestId: 'r-1', ...error } } });
  };

/** The server's reply on success. */
const wholeReply = {
  success: true,
  message: 'Your trial has started.',
  conversionId: 'conv_edgpt_00000000000000000000000000',
  conversion_id: 'conv_edgpt_00000000000000000000000000',
  dashboardUrl: '/school-dashboard/conv_edgpt_00000000000000000000000000',
  companyName: 'Maple Grove School',
  organization: 'Maple Grove School',
};
const notTaken = { icon: 'circle-alert', title: 'Submission Issue', text: 'Form submission failed' };

// Document 1 section 8, "Signup failures".
type Shown = { icon: string; title: string; text: string | RegExp; details?: string };
const failures: [string, Reply, Shown][] = [
  [
    'a request without a reply',
    (route) => route.abort(),
    {
      icon: 'wifi-off',
      title: 'Connection Issue',
      text: "We're having trouble connecting to our servers. This is usually temporary.",
    },
  ],
  [
    'a failure of the server',
    refuse('INTERNAL'),
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
    refuse('CONFLICT', { message: 'The mail could not be sent.' }),
    { icon: 'mail', title: 'Email Delivery Issue', text: /your trial is still active/ },
  ],
  [
    'a reply that takes too long',
    refuse('CONFLICT', { message: 'The signup timed out.' }),
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
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Welcome to our wireless network</p>' }),
    { icon: 'bug', title: 'Oops! Something Went Wrong', text: /has been reported to our team/ },
  ],
  [
    'a reply without success',
    (route) => route.fulfill({ json: { ...wholeReply, success: false } }),
    notTaken,
  ],
  [
    'a reply with an error message',
    (route) => route.fulfill({ json: { ...wholeReply, error: 'The form was not saved.' } }),
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

/** The actions of a dialog besides its close button, each with its target. */
async function readOffers(dialog: Locator) {
  return dialog
    .locator('a, button:not([aria-label])')
    .evaluateAll((offers) => offers.map((it) => [it.textContent, it.getAttribute('href')]));
}

async function openFilledForm(path = '/'): Promise<Page> {
  const page = await story.openPage(path);
  await reachTrialForm(page);
  await page.getByRole('button', { name: 'Try it with the sample school' }).click();
  await fillTrial(page);
  return page;
}

test('each kind of failure has a dialog with its icon, text and next step', async () => {
  const page = await openFilledForm();
  for (const [what, reply, { icon, title, text, details }] of failures) {
    await page.route('**/trial-signup', reply);
    await submitButton(page).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByText(text).waitFor();
    expect(await dialog.locator(`svg.lucide-${icon}`).count(), what).toBe(1);
    if (details) await dialog.getByText(details, { exact: true }).waitFor();
    expect(await readOffers(dialog), what).toEqual(icon === 'bug' ? genericOffers : offersOf(title));
    await dialog
      .getByRole('button', { name: /^(Close|Got It, Thanks!)$/ })
      .last()
      .click();
    await dialog.waitFor({ state: 'detached' });
    await page.unroute('**/trial-signup');
  }
});

test('an error after the trial has started is ignored', async () => {
  const page = await openFilledForm();
  const failed = page.waitForResponse('**/api/auth/login');
  await page.route('**/api/auth/login', refuse('INTERNAL'));
  await submitButton(page).click();
  expect((await failed).status()).toBe(500);
  await page.waitForURL(/conversion=conv_edgpt_/);
  expect(await page.getByRole('dialog', { name: /Server Maintenance|Oops/ }).count()).toBe(0);
});

test('closing the page reports what became of its form', async () => {
  const watched = await watchRequests(story.url, '/api/form-abandonment');
  try {
    const page = await story.openPage(`${watched.url}/edgpt`);
    await reachTrialForm(page);
    await page.getByLabel('School name').fill('Maple Grove School');
    await page.close();
    await expect.poll(() => watched.bodies).toHaveLength(1);
    expect(JSON.parse(watched.bodies[0] ?? '')).toMatchObject({
      platform: 'edgpt',
      completedFields: ['schoolInfo.name'],
      lastActiveField: 'schoolInfo.name',
      exitAction: 'page_close',
    });
  } finally {
    await watched.stop();
  }
});

test('an existing account is refused, and its owner led to sign in', async () => {
  const visitor = describeVisitor();
  const submit = async () => {
    const page = await story.openPage('/');
    await reachTrialForm(page);
    await page.getByLabel('Website URL').fill(story.smallSiteUrl);
    await fillTrial(page, visitor);
    await submitButton(page).click();
    return page;
  };
  const first = await submit();
  await first.getByRole('progressbar', { name: 'Conversion progress' }).waitFor();
  const second = await submit();
  const refusal = second.getByRole('dialog', { name: 'Email or username not available' });
  await refusal.getByRole('link', { name: 'Sign In' }).click();
  await second.waitForURL('**/user/login');
});
