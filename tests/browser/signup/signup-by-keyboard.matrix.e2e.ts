import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinStory, type Story } from '../support/start-story.ts';
import { describeVisitor, reachTrialForm, trialForm } from '../support/trial.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

/** More tab stops than any page has. */
const stopLimit = 100;

/** The name of the focused element, and whether it and its focus outline are visible. */
async function readFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return { name: '', isSeen: false };
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement;
    const label = isField ? element.labels?.[0]?.textContent : element.textContent;
    const { top, bottom, width } = element.getBoundingClientRect();
    // Radio buttons and file fields show the outline around their labels.
    const framed = element.closest('label') ?? element;
    return {
      name: (element.getAttribute('aria-label') ?? label ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 80),
      isSeen:
        width > 0 &&
        bottom > 0 &&
        top < window.innerHeight &&
        [element, framed].some((it) => getComputedStyle(it).outlineStyle !== 'none'),
    };
  });
}

/** Presses Tab until the element with this name has the focus. */
async function goTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  const isThere = (found: string) => (typeof name === 'string' ? found === name : name.test(found));
  while (passed.length < stopLimit) {
    await page.keyboard.press('Tab');
    const focus = await readFocus(page);
    passed.push(focus.name);
    if (!isThere(focus.name)) continue;
    expect(focus.isSeen, `the focus on ${focus.name} is seen`).toBe(true);
    return;
  }
  throw new Error(`${name} is not among ${passed.join(' | ')}`);
}

async function fillNext(page: Page, name: RegExp, text: string): Promise<void> {
  await goTo(page, name);
  await page.keyboard.type(text);
}

test('a visitor without a pointer gets from the first screen to a running trial conversion', async () => {
  const page = await story.openPage('/edgpt');
  await page.locator('html[data-live]').waitFor();
  await fillNext(page, /^Website address/, story.sampleSiteUrl);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readFocus(page)).name).toMatch(/^School name/);

  const visitor = describeVisitor();
  await page.keyboard.press('Shift+Tab');
  expect((await readFocus(page)).name).toMatch(/^Our website/);
  await page.keyboard.press('ArrowDown');
  await page.getByLabel('Choose documents').waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect((await readFocus(page)).name).toMatch(/^Website URL/);
  await page.keyboard.type(story.sampleSiteUrl);
  await fillNext(page, /^School name/, visitor.name);
  await fillNext(page, /^Institution type/, 'K-12');
  await fillNext(page, /^Your name/, 'Elena Marsh');
  await fillNext(page, /^Email/, visitor.email);
  await fillNext(page, /^Username/, visitor.username);
  await fillNext(page, /^Password/, visitor.password);
  await goTo(page, /^Phone and address/);
  await page.keyboard.press('Enter');
  await fillNext(page, /^School phone/, '(541) 555-0142');
  await fillNext(page, /^Your phone/, '(541) 555-0143');
  await fillNext(page, /^Street address/, '12 Maple Street');
  await fillNext(page, /^City, state/, 'Corvallis, OR 97330');
  await goTo(page, /^Additional contacts/);
  await page.keyboard.press('Enter');
  await goTo(page, 'Add a contact');
  await page.keyboard.press('Space');
  await fillNext(page, /^Name/, 'Tomas Reed');
  await page.keyboard.press('Shift+Tab');
  expect((await readFocus(page)).name).toBe('Remove contact 1');
  await page.keyboard.press('Tab');
  await fillNext(page, /^Email/, 'tomas@maple-grove.org');
  await fillNext(page, /^Phone/, '(541) 555-0144');
  await goTo(page, 'Start Free Trial');
  const sending = page.waitForRequest('**/api/edgpt/trial-signup');
  await page.keyboard.press('Enter');
  expect((await sending).postDataJSON()).toEqual(describePayload(visitor, story.sampleSiteUrl));

  await page.waitForURL(/conversion=conv_edgpt_/);
  const tracker = page
    .getByRole('progressbar')
    .or(page.getByRole('region', { name: 'Your assistant is ready' }));
  await tracker.first().waitFor();
  await page.waitForURL(/\/school-dashboard\/conv_edgpt_/);
});

test('Tab leads from the top of the page through every field to the button, and text typed before the code arrives stays', async () => {
  const page = await story.openPage('/nothing');
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/trial-island*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/edgpt');
  await fillNext(page, /^Website URL/, 'www.maple-grove.org');
  for (const name of [/^Our website/, /^School name/, /^Institution type/, /^Your name/, /^Email/]) {
    await goTo(page, name);
  }
  await page.keyboard.type('elena@maple-grove.org');
  arrive();
  await page.locator('#trial-form > :not([data-waiting]) form').waitFor();
  expect((await readFocus(page)).name).toMatch(/^Email/);
  for (const name of [/^Username/, /^Password/, /^Phone and address/, /^Additional contacts/]) {
    await goTo(page, name);
  }
  await goTo(page, 'Start Free Trial');
  await page.reload();
  const form = page.getByRole('form', { name: 'Free trial' });
  await reachTrialForm(page);
  await expect.poll(() => form.getByLabel('Website URL').inputValue()).toBe('www.maple-grove.org');
  expect(await form.getByLabel('Email').inputValue()).toBe('elena@maple-grove.org');
});

/** The trial signup payload of document 1 section 3, and the key that makes a repeat safe. */
function describePayload(visitor: ReturnType<typeof describeVisitor>, website: string) {
  const { name, email, username, password } = visitor;
  return {
    platform: 'edgpt',
    schoolInfo: {
      name,
      website,
      address: '12 Maple Street, Corvallis, OR 97330',
      address1: '12 Maple Street',
      address2: 'Corvallis, OR 97330',
      phone: '(541) 555-0142',
      institutionType: 'k12',
    },
    adminContact: { name: 'Elena Marsh', email, phone: '(541) 555-0143', username, password },
    additionalContacts: [{ name: 'Tomas Reed', email: 'tomas@maple-grove.org', phone: '(541) 555-0144' }],
    sourceType: 'website',
    uploadedDocuments: [],
    referenceWebsiteUrl: null,
    businessDescription: '',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
  };
}

test('the header’s button leads to the form, and Enter there names what is missing', async () => {
  const page = await story.openPage('/');
  await reachTrialForm(page);
  await page.getByRole('button', { name: 'Try EdGPT' }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.getByLabel('Website URL').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Enter');
  await trialForm(page).getByRole('alert').first().waitFor();
});
