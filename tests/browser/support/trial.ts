import type { Page } from 'playwright-core';

let count = 0;

/** Valid input for every field except the source. */
export function describeVisitor(name = 'Maple Grove School') {
  count += 1;
  const username = `visitor-${process.pid}-${count}`;
  return { name, username, email: `${username}@maple-grove.org`, password: 'correct horse battery' };
}

/** Opens the trial form, whose code loads when it comes into view. */
export async function reachTrialForm(page: Page): Promise<void> {
  await page.locator('#trial-signup').evaluate((section) => section.scrollIntoView());
  await page.locator('#trial-form > :not([data-waiting]) form').waitFor();
}

/** Fills in every required field of the trial form except the source. */
export async function fillTrial(page: Page, visitor = describeVisitor()): Promise<void> {
  await reachTrialForm(page);
  await page.getByLabel('School name').fill(visitor.name);
  await page.getByLabel('Institution type').selectOption('K-12 school');
  await page.getByLabel('Your name').fill('Elena Marsh');
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Username').fill(visitor.username);
  await page.getByLabel(/^Password/).fill(visitor.password);
}

/** The button that submits the form, not the one that leads to it. */
export const submitButton = (page: Page) => trialForm(page).getByRole('button', { name: 'Start Free Trial' });

export const trialForm = (page: Page) => page.getByRole('form', { name: 'Free trial' });

/** Follows a new conversion into its dashboard, signed in, and from there to its assistant. */
export async function followToAssistant(page: Page): Promise<void> {
  await page.waitForURL(/\/school-dashboard\/conv_edgpt_/);
  await page.getByRole('link', { name: 'View GPTsite' }).click();
  await page.waitForURL(/\/gptsite\/conv_edgpt_/);
  await page.getByRole('log', { name: 'Conversation' }).waitFor();
}

/** Asks the open assistant; returns its complete reply. */
export async function ask(page: Page, question: string): Promise<string> {
  const answers = page.getByRole('log').getByText('Assistant:');
  const before = await answers.count();
  await page.getByRole('textbox', { name: /^Ask / }).fill(question);
  await page.keyboard.press('Enter');
  const answer = answers.nth(before).locator('..');
  await answer.waitFor();
  return (await answer.textContent()) ?? '';
}
