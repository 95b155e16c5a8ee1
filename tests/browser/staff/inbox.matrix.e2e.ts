import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { makeMessagePagePath, readMessagePageToken } from '#shared/domain/inbox/message-page-path.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { expectAccessible, type Look } from '../support/expect-accessible.ts';
import { openDashboard } from '../support/open-dashboard.ts';
import { signInStaff } from '../support/sign-in-staff.ts';
import { type Story, startStory } from '../support/start-story.ts';

const looks: readonly Look[] = [
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'light', width: 768 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 1440 },
];
const question = 'Is there a planetarium in the school?';
const elsewhere = 'Do you represent astronauts?';
let story: Story;
let owner: Page;
let visitor: Page;
let secret: string;
let conversionId: string;

/** Leaves a message as a visitor of an assistant; returns the path of its status page. */
async function leaveMessage(
  to: { platform?: string; conversionId?: string },
  asked: string,
  sessionId = `visitor-of-${to.platform ?? to.conversionId}`,
): Promise<string> {
  const client = createClient({ baseUrl: story.url });
  const say = (message: string, handoff?: 'start') =>
    client.chat.sendMessage({ ...to, sessionId, message, handoff });
  await say(asked);
  await say('Ask a person', 'start');
  await say('Ana Núñez');
  return (await say('ana@nunez.example')).handoff?.statusPath ?? '';
}

beforeAll(async () => {
  story = await startStory();
  const trial = describeTrial('Answering Academy', story.smallSiteUrl);
  const opened = await openDashboard(story, trial, 'inbox', { timezoneId: 'America/New_York' });
  owner = opened.page;
  conversionId = opened.conversionId;
  // Callers of the API need not name the platform.
  const statusPath = await leaveMessage({ conversionId }, question);
  await leaveMessage({ platform: 'law' }, elsewhere);
  secret = readMessagePageToken(statusPath);
  // An earlier mail's link.
  visitor = await story.openPage(`/messages/${secret}`);
});
afterAll(() => story?.stop());

const rowOf = (page: Page, asked: string) =>
  page.locator('ul[aria-label="Messages"] > li').filter({ hasText: asked });
const paneOf = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });
/** The filters stand behind a button on a phone. */
const showOnly = (page: Page, what: string) => page.getByLabel('All messages').selectOption({ label: what });

test('staff take a message and answer it with the keyboard alone, and its sender is notified by mail and on their page, whose secret leaves the path', async () => {
  await visitor.getByRole('heading', { name: 'Your message was passed on' }).waitFor();
  expect(visitor.url()).toBe(story.url + makeMessagePagePath(secret));
  // The page is the customer's, so that its reader meets nobody they did not write to.
  await visitor.getByRole('banner').getByText('Answering Academy').waitFor();
  await visitor.getByRole('heading', { name: 'How to reach Answering Academy' }).waitFor();
  await visitor.getByRole('heading', { name: 'What happens next' }).waitFor();
  expect(await visitor.getByText(/EdGPT/).count()).toBe(0);
  const sent: string[] = [];
  visitor.on('request', (request) => sent.push(request.url().split('#')[0] ?? ''));
  const staff = await story.openPage('/superadmin?tab=forwarded', { storageState: await signInStaff(story) });
  await rowOf(staff, elsewhere).waitFor();
  const sealed = 'This message belongs to Answering Academy. Opening it is logged.';
  const card = paneOf(staff);
  expect(await staff.getByText(question).count()).toBe(0);
  await expectAccessible(staff, 'inbox-of-staff-closed', looks);
  await rowOf(staff, sealed).getByRole('button', { name: sealed }).focus();
  await staff.keyboard.press('Enter');
  await card.getByText('The conversation before').waitFor();
  await card.getByRole('heading', { name: question }).waitFor();
  await card.getByText('Ana Núñez').first().waitFor();
  await card.getByRole('button', { name: 'Send in the name of Answering Academy' }).waitFor();
  // They sign as themselves, unless they type another name.
  expect(await card.getByLabel('Response By').inputValue()).not.toBe('');
  await expectAccessible(staff, 'inbox-of-staff', looks);
  await card.getByRole('button', { name: 'Mark as in progress' }).focus();
  await staff.keyboard.press('Enter');
  await card.getByText(/^In progress by /).waitFor();

  await visitor.reload();
  await visitor.getByRole('heading', { name: 'A person is writing your answer' }).waitFor();
  expect(sent).toContain(`${story.url}/api/messages`);
  expect(sent.filter((url) => url.includes(secret))).toEqual([]);
  await expectAccessible(visitor, 'message-in-progress', looks);

  await card.getByRole('textbox', { name: 'Response', exact: true }).focus();
  await staff.keyboard.type('Yes, it is open on Fridays.');
  await staff.keyboard.press('Tab');
  await staff.keyboard.press('ControlOrMeta+a');
  await staff.keyboard.type('Sam Ortiz');
  await staff.keyboard.press('Enter');
  // Although the form has gone with the answer.
  await staff.getByText('The answer is on its way.').waitFor();
  await card.getByText(/^Answered by Sam Ortiz/).waitFor();
  expect(await card.getByRole('textbox').count()).toBe(0);

  const findAnswers = async () =>
    (await readMails(story.url, 'ana@nunez.example')).filter(({ subject }) =>
      /^The answer to your message/.test(subject),
    );
  await expect.poll(async () => (await findAnswers()).length).toBe(1);
  const [mail] = await findAnswers();
  expect(mail?.text).toContain(makeMessagePagePath(secret));
  expect(mail?.text).not.toContain('Fridays');
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'Your answer is here' }).waitFor();
  await visitor.getByText('Yes, it is open on Fridays.').waitFor();
  await expectAccessible(visitor, 'message-answered', looks);
});

test('a person’s answer appears in the chat of who asked, and stays there', async () => {
  const asked = 'Do you sell purple unicorn saddles?';
  const page = await story.openPage(`/gptsite/${conversionId}`);
  const log = page.getByRole('log');
  const field = page.getByRole('textbox');
  await field.fill(asked);
  await field.press('Enter');
  await log.getByRole('button', { name: 'Ask a person' }).click();
  for (const [asks, said] of [
    ['Your name', 'Ana Núñez'],
    ['Your email address or phone number', 'ana@saddles.example'],
  ] as const) {
    const answer = page.getByRole('textbox', { name: asks });
    await answer.fill(said);
    await answer.press('Enter');
  }
  await log.getByText('Passed on').waitFor();
  await owner.goto(`/school-dashboard/${conversionId}?tab=inbox`);
  const card = paneOf(owner);
  await rowOf(owner, asked).getByRole('button', { name: asked }).press('Enter');
  await card.getByRole('heading', { name: asked }).waitFor();
  await card.getByLabel(/^Response/).fill('Only <b>blue</b> ones, on Fridays.');
  await card.getByLabel('Your name').fill('Sam Ortiz');
  await card.getByRole('button', { name: 'Send response' }).press('Enter');
  await card.getByText(/^Answered by Sam Ortiz/).waitFor();
  // As when the visitor returns to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const answer = log.locator('[data-message]').filter({ hasText: 'Sam Ortiz, Answering Academy' });
  await answer.getByText('Only <b>blue</b> ones, on Fridays.').waitFor();
  await expectAccessible(page, 'answer-of-a-person', looks);
  await page.reload();
  await answer.getByText('Only <b>blue</b> ones, on Fridays.').waitFor();
  expect(await answer.count()).toBe(1);

  await card.getByText('Details', { exact: true }).click();
  await card.getByRole('button', { name: 'Delete this message' }).press('Enter');
  await expectAccessible(owner, 'deletion-of-a-message', looks);
  await card.getByRole('button', { name: 'Delete for good' }).press('Enter');
  await rowOf(owner, asked).waitFor({ state: 'detached' });
});

test('an owner assigns a message, notes something, answers with a saved reply, and keeps their text when a colleague was faster', async () => {
  const asked = 'Do you lend out telescopes?';
  await leaveMessage({ platform: 'edgpt', conversionId }, asked, 'telescopes');
  await owner.reload();
  const row = rowOf(owner, asked);
  const card = paneOf(owner);
  await row.getByText('Unread:').waitFor({ state: 'attached' });
  await row.getByText('New', { exact: true }).waitFor();
  await row.getByRole('button', { name: asked }).press('Enter');
  await row.getByText('Unread:').waitFor({ state: 'detached' });
  expect(await card.getByText(/confident|Response By|Superadmin/).count()).toBe(0);
  await card.getByLabel('Assigned to').selectOption({ index: 1 });
  await row.getByText(/^For /).waitFor();
  await card.getByRole('button', { name: 'Add a private note' }).press('Enter');
  await card.getByLabel('Private note').fill('Ask the observatory first.');
  await card.getByRole('button', { name: 'Save note' }).press('Enter');
  await card.getByRole('list', { name: 'Private notes' }).getByText('observatory').waitFor();
  const words = 'Yes, for a week.';
  await card.getByLabel(/^Response/).fill(words);
  await card.getByRole('button', { name: 'Save as a reply' }).press('Enter');
  await card.getByRole('button', { name: 'Saved replies (1)' }).press('Enter');
  await card.getByLabel(/^Response/).fill('');
  await card
    .getByRole('list', { name: 'Saved replies' })
    .getByRole('button', { name: words, exact: true })
    .press('Enter');
  expect(await card.getByLabel(/^Response/).inputValue()).toBe(words);
  await expectAccessible(owner, 'inbox-of-owner-answering', looks);

  await showOnly(owner, 'Waiting only');
  const colleague = await story.openPage(`/school-dashboard/${conversionId}?tab=inbox`, {
    storageState: await owner.context().storageState(),
  });
  const theirs = paneOf(colleague);
  await rowOf(colleague, asked).getByRole('button', { name: asked }).click();
  await theirs.getByRole('heading', { name: asked }).waitFor();
  await theirs.getByLabel(/^Response/).fill('No, they are being repaired.');
  await theirs.getByLabel('Your name').fill('Kim Park');
  await theirs.getByRole('button', { name: 'Send response' }).click();
  await theirs.getByText(/^Answered by Kim Park/).waitFor();
  await card.getByRole('button', { name: 'Send response' }).click();
  await card.getByText('Kim Park answered while you were writing').waitFor();
  await card.getByText('No, they are being repaired.').waitFor();
  await expectAccessible(owner, 'inbox-answered-meanwhile', looks);
  await card.getByRole('button', { name: 'Keep it as a private note' }).press('Enter');
  await row.waitFor({ state: 'detached' });
  await showOnly(owner, 'All messages');
  await owner.getByLabel('Search').fill('observatory');
  await expect.poll(() => owner.locator('ul[aria-label="Messages"] > li').count()).toBe(1);
  // It is still the open one.
  await card.getByRole('list', { name: 'Private notes' }).getByText(words).waitFor();
  await owner.getByLabel('Search').fill('');
});

test('an owner sees only messages of their own assistant', async () => {
  await owner.reload();
  await rowOf(owner, question).waitFor();
  await rowOf(owner, elsewhere).waitFor({ state: 'detached' });
  await expectAccessible(owner, 'inbox-of-owner', looks);
  await showOnly(owner, 'Waiting only');
  await owner.getByText('Nothing is waiting for an answer').waitFor();
  await showOnly(owner, 'All messages');
});

test('on a phone the first message stands in the first half of the screen, opens as a page, and “back” leads to the list', async () => {
  await owner.setViewportSize({ width: 390, height: 844 });
  await owner.goto('about:blank');
  await owner.goto(`/school-dashboard/${conversionId}?tab=inbox`);
  const row = owner.locator('ul[aria-label="Messages"] > li').first();
  await row.waitFor();
  const box = await row.boundingBox();
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(844 / 2);
  await row.getByRole('button').press('Enter');
  await paneOf(owner).waitFor();
  expect(await row.isVisible()).toBe(false);
  await owner.goBack();
  await row.waitFor();
  await owner.getByRole('button', { name: 'Select' }).click();
  await row.getByRole('checkbox').check();
  await expectAccessible(owner, 'inbox-choosing', looks);
  await owner.getByRole('button', { name: 'Cancel' }).click();
  await owner.setViewportSize({ width: 1280, height: 900 });
});

test('a message leads its owner to the whole conversation that it came from', async () => {
  await rowOf(owner, question).getByRole('button', { name: question }).click();
  await paneOf(owner).getByRole('heading', { name: question }).waitFor();
  await paneOf(owner).getByRole('link', { name: 'See the whole conversation' }).press('Enter');
  const conversation = owner.getByRole('region', { name: 'Conversation' });
  await conversation.getByRole('list', { name: 'Transcript' }).getByText(question).waitFor();
  expect(owner.url()).not.toContain('visitor-of');
});

test('an owner sets the answering hours, which begin with those of the website, and a mistake is named at its field', async () => {
  await owner.getByRole('tab', { name: 'Account' }).click();
  await owner.getByRole('link', { name: 'Messages and hours' }).click();
  const form = owner.getByRole('form', { name: 'Messages and hours' });
  await form.getByRole('radio', { name: /^In office hours/ }).press('Space');
  await form.getByText('open from 8 am to 3 pm, Monday to Friday').waitFor();
  expect(await form.getByLabel('From', { exact: true }).inputValue()).toBe('8');
  expect(await form.getByLabel('Time zone').inputValue()).toBe('America/New_York');
  await form.getByRole('checkbox', { name: 'Friday' }).press('Space');
  await form.getByLabel('From', { exact: true }).selectOption('6:30 PM');
  await form.getByLabel('To', { exact: true }).selectOption('9:00 AM');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await form.getByText('Choose a time after the opening').waitFor();
  await expectAccessible(owner, 'office-hours', looks);
  await form.getByLabel('To', { exact: true }).selectOption('Midnight');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await form.getByText('Not saved yet.').waitFor({ state: 'detached' });
  await owner.reload();
  expect(await form.getByLabel('From', { exact: true }).inputValue()).toBe('18.5');
  expect(await form.getByRole('checkbox', { name: 'Friday' }).isChecked()).toBe(false);
});
