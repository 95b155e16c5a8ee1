import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Story, startStory } from './start-story.ts';
import { describeVisitor, reachTrialForm, submitButton, trialForm } from './trial.ts';

let story: Story;
beforeAll(async () => {
  story = await startStory();
});
afterAll(() => story?.stop());

/** What browsers and password managers read: the tokens of the HTML standard, "Autofill". */
const fields: [label: string, autocomplete: string, type: string][] = [
  ['Website URL', 'url', 'url'],
  ['School name', 'organization', 'text'],
  ['Phone', 'work tel', 'tel'],
  ['Street address', 'address-line1', 'text'],
  ['City, state and postal code', 'address-line2', 'text'],
  ['Your name', 'name', 'text'],
  ['Email', 'email', 'email'],
  ['Username', 'username', 'text'],
  ['Password', 'new-password', 'password'],
  ['Your phone', 'tel', 'tel'],
];

test('password managers and address books know every field of the trial form', async () => {
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

test('a trial starts on a phone: every field is large enough to hit, and none makes the page zoom', async () => {
  const page = await story.openPage('/edgpt', {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('button', { name: 'Try EdGPT' }).tap();
  await page.waitForFunction(() => document.activeElement?.closest('#trial-signup input'));
  const small = await trialForm(page)
    .locator('input:not([type=radio], [type=file]), select, button')
    .evaluateAll((controls) =>
      controls
        .map((control) => ({
          name: control.id || control.textContent,
          height: control.getBoundingClientRect().height,
          // Safari on a phone zooms into fields whose text is smaller than 16 px.
          isReadable:
            control instanceof HTMLButtonElement ||
            Number.parseFloat(getComputedStyle(control).fontSize) >= 16,
        }))
        // WCAG 2.2, 2.5.8 asks for 24 px.
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
  const overflow = await page.evaluate(() => document.body.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
