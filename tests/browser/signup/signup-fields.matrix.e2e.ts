import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinStory, type Story, stopClock } from '../support/start-story.ts';
import { describeVisitor, fillTrial, reachTrialForm, submitButton, trialForm } from '../support/trial.ts';
import { findWalkFaults } from '../support/walk.ts';
import { watchRequests } from '../support/watch-requests.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

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

test('password managers and address books recognise every field of the trial form', async () => {
  const page = await story.openPage('/edgpt');
  await reachTrialForm(page);
  const found = await trialForm(page)
    .locator('input:not([type=radio], [type=file])')
    .evaluateAll((inputs) =>
      inputs.map((input) => {
        if (!(input instanceof HTMLInputElement)) return [];
        const label = input.labels?.[0]?.textContent.replace(/\s*\*$/, '');
        return [label, input.autocomplete, input.type];
      }),
    );
  expect(found).toEqual(fields);
});

test('only a school is asked what kind of school it is', async () => {
  const page = await story.openPage('/edgpt');
  await reachTrialForm(page);
  const types = await page
    .getByLabel('Institution type')
    .locator('option')
    .evaluateAll((options) =>
      options.map((option) => (option instanceof HTMLOptionElement ? [option.value, option.label] : [])),
    );
  expect(types).toEqual([
    ['', 'Please choose'],
    ['preschool', 'Preschool'],
    ['k12', 'K-12 school'],
    ['private', 'Private school'],
    ['college', 'College or university'],
    ['trade', 'Trade school'],
  ]);
  await page.goto('/law');
  await reachTrialForm(page);
  expect(await page.getByLabel('Institution type').count()).toBe(0);
  expect(await trialForm(page).locator('select').count()).toBe(0);
});

test('on a phone every field of the trial form is large enough to tap, and none makes the page zoom', async () => {
  const page = await story.openPage('/edgpt', {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('button', { name: 'Try EdGPT' }).tap();
  await page.waitForFunction(() => document.activeElement?.closest('#trial-signup input'));
  const small = await trialForm(page)
    .locator('input:not([type=radio], [type=file]), select, button, summary')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .map((control) => ({
          name: control.id || control.textContent,
          height: control.getBoundingClientRect().height,
          // Safari on a phone zooms into fields whose text is smaller than 16 px.
          isReadable:
            control instanceof HTMLButtonElement ||
            Number.parseFloat(getComputedStyle(control).fontSize) >= 16,
        }))
        // WCAG 2.2, 2.5.8 requires 24 px.
        .filter(({ height, isReadable }) => height < 24 || !isReadable),
    );
  expect(small).toEqual([]);

  const visitor = describeVisitor();
  const form = trialForm(page);
  const type = async (label: string, text: string) => {
    await form.getByLabel(label).first().tap();
    await page.keyboard.type(text);
  };
  await type('Website URL', story.sampleSiteUrl);
  await type('School name', visitor.name);
  await form.getByLabel('Institution type').selectOption('K-12 school');
  await type('Your name', 'Elena Marsh');
  await type('Email', visitor.email);
  await type('Username', visitor.username);
  await type('Password', visitor.password);
  await submitButton(page).tap();
  await page.waitForURL(/conversion=conv_edgpt_/);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('every control has a name, the focus is always seen, and nothing is lost at 320 px or with wider spacing', async () => {
  const page = await story.openPage('/edgpt');
  await reachTrialForm(page);
  await submitButton(page).click();
  await page.getByText('Please check the form').first().waitFor();
  for (const part of await trialForm(page).locator('summary').all()) await part.click();
  const tree = await trialForm(page).ariaSnapshot();
  for (const [label] of fields) expect(tree).toContain(`- textbox "${label}`);
  for (const part of [
    '- radio "Our website',
    '- combobox "Institution type',
    '- button "Start Free Trial"',
  ]) {
    expect(tree).toContain(part);
  }
  expect(await findWalkFaults(page)).toEqual([]);
});

test('the form shows that it is being sent, and cannot be sent again meanwhile', async () => {
  const page = await story.openPage('/edgpt');
  await page.route('**/trial-signup', () => undefined);
  await fillTrial(page);
  await page.getByRole('button', { name: 'Try it with the sample school' }).click();
  await submitButton(page).click();
  const busy = trialForm(page).getByRole('button', { name: 'Starting Your Trial...' });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
});

test('two more people can be named, but not three', async () => {
  const page = await story.openPage('/edgpt');
  await reachTrialForm(page);
  await page.getByText('Additional contacts').click();
  const add = page.getByRole('button', { name: 'Add a contact' });
  await add.click();
  await add.click();
  await add.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove contact 1' }).click();
  await add.waitFor();
});

// Document 1 sections 4 and 7, "Form tracking".

type Told = { path: string; body: unknown };

/** What a page reports about the visit to its form from now on. */
function listenToTracking(page: Page): Told[] {
  const told: Told[] = [];
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    if (/^\/api\/(demo-|form-abandonment)/.test(path)) told.push({ path, body: request.postDataJSON() });
  });
  return told;
}

const view = {
  path: '/api/demo-view',
  body: { platform: 'edgpt', sessionId: expect.stringMatching(/^[\da-f-]{36}$/) },
};
const interaction = (name: string) => ({
  path: '/api/demo-interaction',
  body: { demoId: expect.stringMatching(/^demo_/), interaction: name },
});

test('a visit to the form is reported from its first field on, every 30 s, and when the page closes', async () => {
  const page = await story.openPage('/nothing');
  const told = listenToTracking(page);
  // Only a paused request shows its content.
  await page.route('**/api/form-abandonment', (route) => route.continue());
  await stopClock(page);
  await page.goto('/edgpt');
  await reachTrialForm(page);
  await page.getByLabel('Your name').fill('   ');
  expect(told).toEqual([]);
  await page.getByLabel('School name').fill('Maple Grove School');
  await expect.poll(() => told).toEqual([view, interaction('form_started')]);
  await page.clock.runFor(29_000);
  // Earlier calls have been seen once a later call is answered.
  await page.evaluate(() => fetch('/api/health', { method: 'HEAD' }));
  expect(told).toHaveLength(2);
  await page.clock.runFor(1000);
  await expect.poll(() => told.slice(2)).toEqual([interaction('form_active')]);
  // What a page sends while it closes reaches only the server, so this page stays open.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect
    .poll(() => told.slice(3))
    .toEqual([
      {
        path: '/api/form-abandonment',
        body: {
          ...view.body,
          formStartTime: expect.stringMatching(/^1970-01-01T00:00:/),
          completedFields: ['schoolInfo.name'],
          lastActiveField: 'schoolInfo.name',
          errorEncountered: null,
          exitAction: 'page_close',
        },
      },
    ]);
});

test('a trial that is refused and then started is reported, and leaving it does not count as abandonment', async () => {
  const watched = await watchRequests(story.url, '/api/form-abandonment');
  try {
    const page = await story.openPage(`${watched.url}/edgpt`);
    const told = listenToTracking(page);
    await fillTrial(page);
    await page.getByRole('button', { name: 'Try it with the sample school' }).click();
    await page.route('**/trial-signup', (route) => route.abort());
    await submitButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Connection Issue' });
    await dialog.waitFor();
    await page.unroute('**/trial-signup');
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await page.waitForURL(/conversion=conv_edgpt_/);
    await expect
      .poll(() => told)
      .toEqual([
        view,
        interaction('form_started'),
        interaction('form_submitted_error'),
        interaction('form_submitted_success'),
        {
          path: '/api/demo-complete',
          body: {
            demoId: expect.stringMatching(/^demo_/),
            timeSpent: expect.any(Number),
            exitPoint: 'trial-signup',
            convertedToTrial: true,
          },
        },
      ]);
    // Of the two forms only the one abandoned next is reported.
    await page.goto(`${watched.url}/edgpt`);
    await reachTrialForm(page);
    await page.getByLabel('School name').fill('Maple Grove School');
    await page.close();
    await expect.poll(() => watched.bodies).not.toEqual([]);
    expect(watched.bodies.map((body) => JSON.parse(body))).toMatchObject([
      { completedFields: ['schoolInfo.name'] },
    ]);
  } finally {
    await watched.stop();
  }
});
