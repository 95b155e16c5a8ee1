import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { readMails } from '#tests/support/outbox.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { type Story, startStory } from '../support/start-story.ts';

let story: Story;
beforeAll(async () => {
  story = await startStory();
});
afterAll(() => story?.stop());

const customer = new URLSearchParams({ email: 'elena@maple-grove.org', name: 'Maple Grove School' });

test.each([
  ['/checkout/edgpt/growth/monthly', 'Growth', '$99', 'a month'],
  ['/checkout/lawfirm/enterprise/annual', 'Enterprise', '$1,430', 'a year'],
])('%s shows what is ordered and what it costs', async (path, plan, price, period) => {
  const page = await story.openPage(`${path}?${customer}`);
  const order = page.getByRole('region', { name: plan });
  await order.getByText(price, { exact: true }).waitFor();
  await order.getByText('Total due today').waitFor();
  await order.getByText(/^\+\d+ more$/).waitFor();
  expect(await page.getByLabel('Message', { exact: false }).last().inputValue()).toContain(period);
  await expectAccessible(page, 'checkout');
});

test('an order reaches the people who bill it, with all that the page knew', async () => {
  const page = await story.openPage(`/checkout/edgpt/growth/monthly?${customer}`);
  await page.getByLabel('Name').fill('Elena Marsh');
  await page.getByLabel('Phone').fill('(541) 555-0142');
  const question = page.getByText(/^What is \d+ \+ \d+\?/);
  const [first = 0, second = 0] = ((await question.textContent())?.match(/\d+/g) ?? []).map(Number);
  await page.getByLabel(/^What is \d+ \+ \d+\?/).fill(String(first + second));
  await page.getByRole('button', { name: 'Send Order' }).click();
  await page.getByRole('heading', { name: 'Your order is on its way' }).waitFor();
  expect(new URL(page.url()).search).toBe('?platform=edgpt&tier=growth&interval=monthly');
  await page.getByText('Growth for EdGPT.ai, $99 a month').waitFor();
  await page.getByText('within 24 hours with an invoice. Nothing has been paid yet.').waitFor();
  await expectAccessible(page, 'checkout success');
  await page.reload();
  await page.getByRole('heading', { name: 'Your order is on its way' }).waitFor();
  const office = brands.edgpt.contact.email;
  await expect.poll(async () => (await readMails(story.url, office)).length).toBe(1);
  const [mail] = await readMails(story.url, office);
  expect(mail?.text).toContain('Growth (Medium School), $99 a month');
  expect(mail?.text).toContain('Maple Grove School');
});

test.each([
  [`/checkout/edgpt/gold/monthly?${customer}`, 'Invalid Checkout', 'Please select a plan first.'],
  [`/checkout/nobrand/growth/monthly?${customer}`, 'Invalid Checkout', 'Please select a plan first.'],
  [`/checkout/edgpt/growth/weekly?${customer}`, 'Invalid Checkout', 'Please select a plan first.'],
  ['/checkout/edgpt/growth/monthly', 'Missing Information', 'Customer email and name are required.'],
])('%s says what is missing, and leads back to the plans', async (path, title, text) => {
  const page = await story.openPage(path);
  const alert = page.getByRole('alert');
  await alert.getByText(title).waitFor();
  await alert.getByText(text).waitFor();
  expect(await alert.getByRole('link', { name: 'Go Back' }).getAttribute('href')).toMatch(/#pricing$/);
});

test.each([
  ['/checkout/success', 'Your order', 'Please select a plan first.'],
  ['/checkout/success?platform=edgpt&tier=gold', 'Your order', 'Please select a plan first.'],
  [
    '/checkout/success?platform=law&tier=basic',
    'Have you sent your order?',
    'This window has sent no order.',
  ],
])('%s, opened by hand, claims no order', async (path, title, text) => {
  const page = await story.openPage(path);
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  await page.getByText(text).waitFor();
  await expectAccessible(page, `success opened by hand, ${title.replace('?', '')}`);
});

test('a plan that is not known leads to the plans', async () => {
  const page = await story.openPage('/checkout/success?platform=nobrand');
  const plans = page.getByRole('link', { name: 'See the plans' });
  expect(await plans.getAttribute('href')).toMatch(/#pricing$/);
});
