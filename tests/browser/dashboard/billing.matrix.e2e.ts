import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, listen } from '#infra/local/listen.ts';
import { expectAccessible, reflowLooks } from '../support/expect-accessible.ts';
import { type Story, startStory } from '../support/start-story.ts';
import { describeVisitor, fillTrial, submitButton } from '../support/trial.ts';

const host = 'long-school.edgpt.ai';
const courses = 30;
/** A page for each course, more than a trial reads. */
const website = createServer(({ url = '' }, response) => {
  const number = Number(/^\/course-(\d+)$/.exec(url)?.[1] ?? Number.NaN);
  const links = Array.from({ length: courses }, (_, i) => `<a href="/course-${i}">Course ${i}</a>`).join(' ');
  const isPage = url === '/' || number < courses;
  const text = number < courses ? `Course ${number} has ${40 + number} places.` : `We teach. ${links}`;
  response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<title>Long School ${number || ''}</title><main><h1>Long School</h1><p>${text}</p></main>`);
});
let story: Story;
beforeAll(async () => {
  const port = await listen(website);
  story = await startStory({ CRAWLER_HOSTS: `${host}=127.0.0.1:${port}` });
});
afterAll(async () => {
  await story?.stop();
  await close(website);
});

async function passDays(days: number): Promise<void> {
  await fetch(`${story.url}/_local/payments/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ days }),
  });
}

/** Whether what explains an amount of the list of invoices stands under it, not under the name of its line. */
async function standsUnderAmount(page: Page): Promise<boolean> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const note = page.getByRole('cell').getByText('kept as credit');
  const [inner, cell] = await Promise.all([note.boundingBox(), note.locator('..').boundingBox()]);
  if (size) await page.setViewportSize(size);
  return inner !== null && cell !== null && inner.x > cell.x + cell.width / 3;
}

const fact = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).locator('dd').first();

test('a school goes from the prices to a paid plan, has the rest of its website read, changes its plan and cancels', async () => {
  const visitor = describeVisitor('Long School');
  const page = await story.openPage('/edgpt');
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await page.getByRole('radio', { name: /^Annual/ }).check();
  const plan = page
    .locator('#pricing li')
    .filter({ has: page.getByRole('heading', { name: 'Medium School' }) });
  await plan.getByText('$950').waitFor();
  await plan.getByText('Saves $238 a year').waitFor();
  await expectAccessible(page, 'annual prices');
  await plan.getByRole('button', { name: 'Try Medium School' }).click();
  await page.getByText('You have chosen Medium School, $950 a year').waitFor();
  await fillTrial(page, visitor);
  await page.getByLabel('Website URL').fill(`http://${host}/`);
  await submitButton(page).click();

  // The first day of the trial.
  await page.waitForURL(/\/school-dashboard\/conv_edgpt_/);
  await page.getByText('7 days of your trial remaining').waitFor();
  // Nothing is sold in the first seconds, and no number of the trial makes a plan look small.
  expect(await page.getByRole('link', { name: /^(?:Choose|Subscribe)/ }).count()).toBe(0);
  expect(await page.getByText('15,000').count()).toBe(0);
  await page.getByRole('button', { name: 'Compare plans' }).click();
  expect(await fact(page, 'Plan').textContent()).toBe('Trial');
  expect(await fact(page, 'Conversations begun this month').textContent()).toBe('0');
  // Nothing is due or was invoiced yet: the plans stand there.
  expect(await page.getByText(/^(?:Next amount|Method|Invoices)$/).count()).toBe(0);
  await page.getByRole('button', { name: 'Compare plans' }).press('Enter');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choose a plan');
  const choice = page.getByRole('listitem').filter({ hasText: 'your choice' });
  await choice.getByText('Medium School, $950 a year').waitFor();
  await expectAccessible(page, 'billing tab on trial', reflowLooks);
  await choice.getByRole('link', { name: 'Choose Medium School' }).click();

  await page.waitForURL('**/checkout/edgpt/growth/annual');
  await fact(page, 'First charge on').getByText('$950', { exact: true }).waitFor();
  expect(await fact(page, 'Total due today').textContent()).toBe('$0');
  const number = page.getByLabel('Test card number');
  const subscribe = page.getByRole('button', { name: 'Subscribe', exact: true });
  await number.fill('4000 0000 0000 0002');
  await number.press('Enter');
  const alert = page.getByRole('alert');
  await alert.getByText('Payment Failed').waitFor();
  await alert.getByText('Your card was declined. Please use another one.').waitFor();
  await expectAccessible(page, 'card declined', reflowLooks);
  await number.fill('4242 4242 4242 4242');
  await subscribe.dblclick();
  await page.getByRole('heading', { name: /^Your .+ plan has started$/ }).waitFor();
  await page
    .getByText('Long School is on the Medium School (Growth) plan for EdGPT.ai, $950 a year.')
    .waitFor();
  await expectAccessible(page, 'subscribed');

  // The plan reads more pages than the trial.
  await page.getByRole('link', { name: 'Open your dashboard' }).click();
  await page.getByRole('heading', { name: 'Read the rest of your website' }).waitFor();
  expect(await fact(page, 'Pages read').textContent()).toBe('25 of 300');
  await expectAccessible(page, 'billing tab of a customer', reflowLooks);
  await page.getByRole('button', { name: 'Read the rest now' }).click();
  await page.getByText(`Your assistant knows ${courses + 1} of its pages.`).waitFor();

  const paidRow = (amount: string) =>
    page.getByRole('row').filter({ hasText: amount }).filter({ hasText: 'Paid' });
  // The trial ends, and one year is charged once.
  await passDays(8);
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('heading', { name: 'Invoices' }).waitFor();
      return paidRow('$950.00').count();
    })
    .toBe(1);
  await page.getByLabel('Change the plan').selectOption({ label: 'Large School, $1,430.00 a year' });
  await page.getByText(/^\$480\.00 is charged now for the rest of the period/).waitFor();
  await expectAccessible(page, 'change of plan');
  await page.getByRole('button', { name: 'Change to Large School' }).dblclick();
  await page.getByText('Your plan has changed.').waitFor();
  await expect.poll(() => fact(page, 'Plan').textContent()).toBe('Large School');
  await expect.poll(() => paidRow('$480.00').count()).toBe(1);
  // Both are below the column headings.
  expect(await page.getByRole('row').count()).toBe(3);

  // What was paid already is kept, and pays the next invoice first.
  await page.getByLabel('Change the plan').selectOption({ label: 'Medium School, $950.00 a year' });
  await page.getByText('Nothing is charged now. $480.00 of what you have already paid is kept').waitFor();
  await page.getByRole('button', { name: 'Change to Medium School' }).click();
  await expect.poll(() => fact(page, 'Credit').textContent()).toBe('$480.00, used for your next charges');
  expect(await fact(page, 'Next charge').textContent()).toBe('$470.00');
  expect(await standsUnderAmount(page), 'why an amount is not the total, on a phone').toBe(true);
  await page.getByRole('button', { name: 'Change the card' }).click();
  await page
    .getByLabel('Test card')
    .selectOption({ label: 'Is accepted, and declined when it is charged (0341)' });
  await page.getByRole('button', { name: 'Change the card' }).click();
  await page.getByText('ending in 0341').waitFor();

  // The next year's charge fails: no change of plan until it is paid, on a page with a button.
  await passDays(366);
  const declinedNotice = page.getByText('Your card could not be charged');
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('heading', { name: 'Your subscription' }).waitFor();
      return declinedNotice.count();
    })
    .toBe(1);
  expect(await fact(page, 'Open invoice').textContent()).toBe('$470.00');
  expect(await page.getByLabel('Change the plan').count()).toBe(0);
  await expectAccessible(page, 'past due', reflowLooks);
  const [invoicePage] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Pay $470.00' }).click(),
  ]);
  await invoicePage
    .getByLabel('Test card')
    .selectOption({ label: 'Asks its owner to confirm each charge (3184)' });
  await invoicePage.getByRole('button', { name: 'Pay $470.00' }).click();
  await invoicePage.getByRole('button', { name: 'Confirm' }).click();
  await invoicePage.getByText('Amount due (paid)').waitFor();
  await page.reload();
  await page.getByLabel('Change the plan').waitFor();
  expect(await declinedNotice.count()).toBe(0);

  // With the keyboard alone: cancels, resumes, and cancels again.
  const cancel = page.getByRole('button', { name: 'Cancel the subscription' });
  await cancel.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const notice = page.getByText(/^Your subscription is cancelled and ends on/);
  await notice.waitFor();
  await expectAccessible(page, 'cancelled', reflowLooks);
  expect(await page.getByText('Next charge').count()).toBe(0);
  await page.getByRole('button', { name: 'Keep the subscription' }).press('Enter');
  await notice.waitFor({ state: 'detached' });
  await cancel.press('Enter');
  await page.getByRole('button', { name: 'Yes, cancel it' }).press('Enter');
  await notice.waitFor();

  // The year is over.
  await passDays(366);
  await expect
    .poll(async () => {
      await page.reload();
      return fact(page, 'Plan').textContent();
    })
    .toBe('None');
  await page.getByRole('heading', { name: 'Choose a plan' }).waitFor();
});
