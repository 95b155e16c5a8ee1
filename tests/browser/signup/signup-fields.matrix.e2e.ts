import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinStory, type Story } from '../support/start-story.ts';
import { describeVisitor, reachTrialForm, submitButton, trialForm } from '../support/trial.ts';
import { findWalkFaults } from '../support/walk/walk.ts';
import { watchRequests } from '../support/watch-requests.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

const fields = [
  'Website URL',
  'School name',
  'Your name',
  'Email',
  'Username',
  'Password',
  'School phone',
  'Your phone',
  'Street address',
  'City, state and postal code',
];

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
  for (const label of fields) expect(tree).toContain(`- textbox "${label}`);
  for (const part of [
    '- radio "Our website',
    '- combobox "Institution type',
    '- button "Start Free Trial"',
  ]) {
    expect(tree).toContain(part);
  }
  expect(await findWalkFaults(page)).toEqual([]);
});

// Document 1 sections 4 and 7, "Form tracking".

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
