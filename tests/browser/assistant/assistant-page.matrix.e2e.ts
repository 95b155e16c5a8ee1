import { readFileSync } from 'node:fs';
import type { CDPSession, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { transcriptPath } from '#shared/domain/chat/transcript-path.ts';
import { visitorLanguages } from '#shared/texts/visitor-languages.ts';
import { waitForLink } from '#tests/support/callers/outbox.ts';
import { sample } from '#tests/support/sample.ts';
import { chooseLanguage, textLoaders } from '#web/lib/texts/languages.ts';
import { expectAccessible, reflowLooks } from '../support/expect-accessible.ts';
import { runAxe } from '../support/run-axe.ts';
import { joinSampleStory, type Story, stopClock } from '../support/start-story.ts';
import { ask } from '../support/trial.ts';
import { findWalkFaults } from '../support/walk/walk.ts';

let story: Story;
let path: string;
let owner: { email: string; password: string };
beforeAll(async () => {
  ({ story, assistantPath: path, owner } = await joinSampleStory());
});
afterAll(() => story?.stop());

const openOptions = async (page: Page) => {
  await page.getByRole('button', { name: 'Conversation options' }).click();
  return page.getByRole('dialog', { name: 'Conversation options' });
};

test('visitors see the organisation’s name, colours, logo and links, and nothing that only the owner may see', async () => {
  const page = await story.openPage(path);
  await page.getByRole('log').waitFor();
  // The theme colour that the sample site declares.
  const brand = await page.evaluate(() => document.documentElement.style.getPropertyValue('--brand'));
  expect(brand).toContain('#1f4d3a');
  const logo = page.locator('header img').first();
  await expect
    .poll(() => logo.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth))
    .toBeGreaterThan(0);
  const links = page.getByRole('list', { name: 'Quick links' }).getByRole('link');
  expect(await links.count()).toBeGreaterThanOrEqual(5);
  const questions = page.getByRole('list', { name: 'Popular Questions' }).getByRole('button');
  expect(await questions.count()).toBe(6);
  expect(await page.getByRole('link', { name: 'Back to Dashboard' }).count()).toBe(0);
  expect(await page.getByText(path.split('/')[2] ?? '', { exact: true }).count()).toBe(0);
  expect(await page.getByRole('heading', { name: /^(Benefits|Today’s Analytics)$/ }).count()).toBe(0);
  expect(await page.getByText(/Live AI Assistant|Communication|Fullscreen/).count()).toBe(0);
});

test('what has loaded shows at once: no part of the page waits for a timer', async () => {
  const page = await story.openPage('about:blank');
  await page.addInitScript(() => {
    // Longer delays never end; the query library starts its callbacks with none.
    const startTimer = window.setTimeout.bind(window);
    const longestDelayMs = 10;
    const startShortTimer = (task: () => void, delayMs = 0) =>
      delayMs > longestDelayMs ? 0 : startTimer(task, delayMs);
    Object.assign(window, { setTimeout: startShortTimer });
  });
  await page.goto(path);
  await page.getByRole('log').waitFor();
});

test('on a phone the chat fills the page, and a key shows the organisation and comes back', async () => {
  const page = await story.openPage(path, { viewport: { width: 390, height: 844 } });
  const chat = page.getByRole('region', { name: /^Chat with / });
  await chat.waitFor();
  expect(await chat.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  const about = page.getByRole('button', { name: 'About this organization' });
  await about.press('Enter');
  await page.getByRole('list', { name: 'Quick links' }).waitFor();
  const back = page.getByRole('button', { name: /^Chat with / });
  expect(await back.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await runAxe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await chat.waitFor();
  await expect.poll(() => about.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the owner sees the link to the dashboard, the id, the benefits and today’s live numbers', async () => {
  const id = path.split('/')[2] ?? '';
  await createClient({ baseUrl: story.url }).chat.sendMessage({ message: 'Hours?', conversionId: id });
  const page = await story.openPage(`/user/login?return=${path}`);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel(/^Password/).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText(id, { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Benefits' }).waitFor();
  await page.getByText('Live AI Assistant').waitFor();
  await page.getByText('School Communication').waitFor();
  const asked = page.locator('dl div').filter({ hasText: 'Questions' }).locator('dd');
  await expect.poll(() => asked.textContent()).toMatch(/^[1-9]/);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.waitForURL(`**/school-dashboard/${id}`);
});

test('the chat of a sample can fill the page and return to its size', async () => {
  const page = await story.openPage('/gptsite/anything');
  const toggle = page.getByRole('button', { name: 'Fullscreen Experience' });
  const aside = page.getByRole('heading', { name: 'Quick Information' });
  await aside.waitFor();
  for (const comeBack of [() => toggle.click(), () => page.keyboard.press('Escape')]) {
    await toggle.click();
    await aside.waitFor({ state: 'detached' });
    expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    await comeBack();
    await aside.waitFor();
  }
});

// Document 3 sections 2, 4 and 9, "Chat widget".
test('the chat is 650 px high, a suggestion fills the input and is sent after 100 ms, and the sample answers after 1.5 s', async () => {
  const page = await story.openPage(`/gptsite/conv_edgpt_${'0'.repeat(26)}`, {
    viewport: { width: 1440, height: 900 },
  });
  const chat = page.getByRole('region', { name: 'Chat with Demo School' });
  await chat.waitFor();
  expect((await chat.locator('..').boundingBox())?.height).toBe(650);
  const input = chat.getByRole('textbox', { name: 'Ask Demo School anything' });
  const said = (by: string) => chat.getByRole('log').getByText(by);
  await stopClock(page);
  await chat.getByRole('button', { name: 'Who is the principal?' }).click();
  expect(await input.inputValue()).toBe('Who is the principal?');
  await page.clock.runFor(90);
  expect(await said('You:').count()).toBe(0);
  await page.clock.runFor(20);
  await said('You:').waitFor();
  await chat.getByText('Demo School is typing').waitFor();
  await page.clock.runFor(1400);
  expect(await said('Assistant:').count()).toBe(0);
  await page.clock.runFor(200);
  await said('Assistant:').waitFor();
  expect(await chat.getByRole('time').allTextContents()).toEqual([
    expect.stringMatching(/^\d{1,2}:\d\d/),
    expect.stringMatching(/^\d{1,2}:\d\d/),
  ]);
  const widths = await chat
    .locator('[data-message] > div:first-child')
    .evaluateAll((bubbles) => bubbles.map((bubble) => getComputedStyle(bubble).maxWidth));
  expect(widths).toEqual(['80%', '80%']);
});

test('a browser reports its visit once a day, and none to a sample', async () => {
  const page = await story.openPage('/favicon.svg');
  let visits = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/visits')) visits++;
  });
  const come = async (to: string) => {
    await page.goto(to);
    await page.getByRole('log').waitFor();
    await page.waitForLoadState('networkidle');
    return visits;
  };
  expect(await come('/gptsite/anything')).toBe(0);
  expect(await come(path)).toBe(1);
  expect(await come(path)).toBe(1);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('visit:')) localStorage.setItem(key, '2026-01-01');
  });
  expect(await come(path)).toBe(2);
});

test('an answer can be rated, and a changed rating survives a reload', async () => {
  const page = await story.openPage(path);
  await ask(page, 'What is the phone number?');
  const helpful = page.getByRole('button', { name: 'Yes', exact: true });
  const unhelpful = page.getByRole('button', { name: 'No', exact: true });
  // A reload would cancel a call that is under way.
  for (const choice of [unhelpful, helpful]) {
    const sent = page.waitForResponse((response) => response.url().endsWith('/ratings'));
    await choice.click();
    expect((await sent).status()).toBe(200);
  }
  await page.reload();
  await expect.poll(() => helpful.getAttribute('aria-pressed')).toBe('true');
  expect(await unhelpful.getAttribute('aria-pressed')).toBe('false');
});

test('a conversation can be mailed, and deleted in the browser and on the server', async () => {
  const page = await story.openPage(path);
  await ask(page, 'What is the phone number?');
  const options = await openOptions(page);
  await options.getByLabel('Your email address').fill('visitor@example.org');
  await options.getByRole('button', { name: 'Email this conversation' }).click();
  await options.getByText('Sent to visitor@example.org.').waitFor();
  const token = await waitForLink(story.url, 'visitor@example.org', transcriptPath);
  const mailed = await story.openPage(`${transcriptPath}#token=${token}`);
  await mailed.getByRole('heading', { name: /^Your conversation with the assistant of/ }).waitFor();
  await mailed.getByRole('listitem').getByText('What is the phone number?').waitFor();
  await mailed
    .getByRole('listitem')
    .getByText(/\d{3}-\d{4}/)
    .first()
    .waitFor();
  expect(mailed.url()).not.toContain(token);
  await expectAccessible(mailed, 'mailed-conversation', reflowLooks);
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await options.getByRole('button', { name: 'Delete my conversation' }).click();
  expect((await deleted).status()).toBe(200);
  await options.getByText('Your conversation was deleted.').waitFor();
  const deletedLink = await story.openPage(`${transcriptPath}#token=${token}`);
  await deletedLink
    .getByRole('alert')
    .getByText('This link opens no conversation.', { exact: false })
    .waitFor();
  await page.keyboard.press('Escape');
  // Content behind a dialog loses its role and would look deleted.
  await page.getByRole('log').waitFor();
  expect(await page.getByRole('log').getByText('Assistant:').count()).toBe(0);
  await page.reload();
  await page.getByRole('log').waitFor();
  expect(await page.getByRole('log').getByText('Assistant:').count()).toBe(0);
});

test('printing the page prints the conversation', async () => {
  const page = await story.openPage(path);
  await ask(page, 'What is the phone number?');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('log').isVisible()).toBe(true);
  expect(await page.getByRole('textbox').isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: 'Quick Information' }).isVisible()).toBe(false);
});

describe('the languages of visitors', () => {
  let page: Page;
  let devTools: CDPSession;
  let userAgent: string;
  // The languages share a tab: a new context for each, which compiles all code anew, took three times as long.
  beforeAll(async () => {
    page = await story.openPage('/favicon.svg');
    devTools = await page.context().newCDPSession(page);
    userAgent = await page.evaluate(() => navigator.userAgent);
  });

  describe.each(Object.entries(visitorLanguages))(
    'for a visitor whose browser language is %s',
    (locale, direction) => {
      test('the interface uses that language and loads only its texts', async () => {
        const { quickInformation, conversation } = await textLoaders[chooseLanguage([locale])]();
        await devTools.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale });
        const scripts: string[] = [];
        const note = (request: Request) => scripts.push(new URL(request.url()).pathname);
        page.on('request', note);
        onTestFinished(() => void page.off('request', note));
        await page.goto(path);
        await page.getByRole('log', { name: conversation }).waitFor();
        await page.getByRole('heading', { name: quickInformation, exact: true }).waitFor();
        expect(await page.evaluate(() => navigator.languages)).toEqual([locale]);
        expect(await page.locator('html').getAttribute('lang')).toBe(locale);
        expect(await page.locator('[dir]').first().getAttribute('dir')).toBe(direction);
        const loaded = scripts.flatMap((script) => /\/assets\/texts-(\w\w)-/.exec(script)?.[1] ?? []);
        expect(loaded).toEqual([locale]);
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
        }
      });
    },
  );
});

test('without JavaScript the answer page uses the browser’s language, and the form shows every language', async () => {
  const page = await story.openPage(path, { javaScriptEnabled: false, locale: 'ar' });
  await page.getByLabel('سؤالك').fill('What is the phone number?');
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('heading', { name: 'إجابتك' }).waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await page.getByLabel('اطرح سؤالًا آخر').fill('Who runs the STEM lab?');
  await page.getByRole('button', { name: 'اسأل' }).click();
  await page.getByText('Watanabe').first().waitFor();
});

test('without JavaScript a form sends the question and a page shows the answer', async () => {
  const page = await story.openPage(path, { javaScriptEnabled: false });
  await page.getByLabel('Your question').fill('What is the phone number?');
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('heading', { name: 'Sources' }).waitFor();
  await page.getByLabel('Ask another question').fill('Who runs the STEM lab?');
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByText('Watanabe').first().waitFor();
  await page.getByRole('link', { name: 'Back to the assistant' }).click();
  await page.getByLabel('Your question').waitFor();
});

/** Each width has a direction of its own; a full run crosses them. */
test.each([390, 1440])(
  'axe finds no fault at %i px, with open options and in a right-to-left language',
  async (width) => {
    for (const locale of sample(['en', 'ar'], (language) => (language === 'en') === (width === 390))) {
      const page = await story.openPage(path, { locale, viewport: { width, height: 900 } });
      await page.getByRole('textbox').fill('What is the phone number?');
      await page.keyboard.press('Enter');
      await page.locator('[aria-haspopup=dialog]').waitFor();
      await page.getByRole('log').locator('mark').first().waitFor();
      expect(await runAxe(page), locale).toEqual([]);
      await page.locator('[aria-haspopup=dialog]').click();
      await page.getByRole('dialog').waitFor();
      expect(await runAxe(page), `options, ${locale}`).toEqual([]);
    }
  },
);

test('the best quote that may answer is open below one line, and others are a line each that opens', async () => {
  const page = await story.openPage(path, { viewport: { width: 390, height: 844 } });
  const log = page.getByRole('log');
  expect(await ask(page, 'What is the dress code?')).toMatch(
    /^Assistant: Not certain Here is what the website says:/,
  );
  const cards = log.getByRole('list', { name: 'Sources' }).last();
  const quote = cards.locator('blockquote').first();
  await quote.waitFor();
  expect(await cards.getByRole('listitem').count()).toBeLessThanOrEqual(3);
  expect(await quote.getAttribute('lang')).toBe('en');
  const marked = await quote.locator('mark').allTextContents();
  expect(marked.map((word) => word.toLowerCase())).toEqual(expect.arrayContaining(['dress', 'code']));
  expect(marked).not.toContain('is');
  expect((await log.textContent())?.split('Closed-toe shoes every day')).toHaveLength(2);
  expect(await cards.getByRole('link', { name: 'Policies' }).first().getAttribute('href')).toContain(
    ':~:text=',
  );
  const height = async () => (await quote.boundingBox())?.height ?? 0;
  const folded = await height();
  await cards.getByRole('button', { name: 'Show all' }).first().press('Enter');
  expect(await height()).toBeGreaterThan(folded);
  await cards.getByRole('button', { name: 'Show less' }).first().press('Enter');
  expect(await height()).toBe(folded);
  expect(await runAxe(page)).toEqual([]);

  for (const question of ['tuition', 'Do you teach Latin in the STEM lab?']) {
    await ask(page, question);
    const more = log.locator('details').last();
    const fold = more.locator('summary');
    await fold.waitFor();
    expect(await more.locator('blockquote').first().isVisible()).toBe(false);
    await fold.focus();
    await page.keyboard.press('Enter');
    await more.locator('blockquote').first().waitFor();
    expect(await runAxe(page), question).toEqual([]);
  }
  await log.getByRole('button', { name: 'Ask a person' }).waitFor();

  // A folded quote is not known to be cut.
  const read = async () =>
    (await log.locator('[data-message] > :first-child').allTextContents()).map((text) =>
      text.replaceAll('Show all', ''),
    );
  const before = await read();
  expect(before).toHaveLength(6);
  await page.reload();
  await expect.poll(read).toEqual(before);
});

test('an answer whose later code cannot be loaded shows its text, and the rest after a retry', async () => {
  const page = await story.openPage(path);
  await page.route('**/assets/answer-parts-*', (route) => route.abort());
  expect(await ask(page, 'What is the phone number?')).toContain('(541) 555-0142');
  const log = page.getByRole('log');
  await log.getByRole('alert').waitFor();
  await page.unroute('**/assets/answer-parts-*');
  await log.getByRole('button', { name: 'Try again' }).click();
  await log.getByRole('list', { name: 'Sources' }).waitFor();
  await log.getByRole('button', { name: 'Yes' }).waitFor();
});

test('every control has a name, the focus is always seen, and nothing is lost at 320 px or with wider spacing', async () => {
  const page = await story.openPage(path);
  await ask(page, 'What is the phone number?');
  await page.getByRole('list', { name: 'Sources' }).waitFor();
  const tree = await page.locator('body').ariaSnapshot();
  for (const part of [
    '- main:',
    '- heading "Ask Maple Grove School anything" [level=1]',
    '- complementary "About this organization":',
    '- region "Chat with Maple Grove School"',
    '- log "Conversation"',
    '- textbox "Ask Maple Grove School anything"',
    '- button "Send"',
    '- list "Quick links"',
  ]) {
    expect(tree).toContain(part);
  }
  expect(await findWalkFaults(page)).toEqual([]);
});

test.each([
  ['an assistant', () => path, 'Accessibility report', 'What this assistant adds'],
  [
    'a brand',
    () => '/law/legal/accessibility',
    'Download the conformance report',
    'Success criteria, level AA',
  ],
])(
  'anyone can download the conformance report of %s, in which axe finds no fault',
  async (_of, at, button, table) => {
    const page = await story.openPage(at());
    await page.locator('html[data-live]').waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^accessibility-conformance-report-\w+\.html$/);
    const report = readFileSync(await download.path(), 'utf8');
    await page.goto('about:blank');
    await page.setContent(report);
    await page.getByRole('table', { name: table }).waitFor();
    await expectAccessible(page, 'conformance report');
  },
);
