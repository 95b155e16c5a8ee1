import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { createClient } from '#shared/client.ts';
import { confirmMailedAddress } from '#tests/support/callers/confirm-address.ts';
import { readMails, waitForLink } from '#tests/support/callers/outbox.ts';
import { describeTrialOfTry } from '#tests/support/callers/trial-of-try.ts';
import { fillIn, signIn, signUp } from '../support/account.ts';
import { expectAccessible, reflowLooks } from '../support/expect-accessible.ts';
import { cardField, providerForm, servePaymentScript } from '../support/serve-payment-script.ts';
import { type Story, startStory } from '../support/start-story.ts';

let story: Story;
beforeAll(async () => {
  story = await startStory(providerForm);
});
afterAll(() => story?.stop());

const customer = new URLSearchParams({ email: 'elena@maple-grove.org', name: 'Maple Grove School' });

test.each([
  ['/checkout/edgpt/growth/monthly', 'Medium School (Growth)', '$99', '$950'],
  ['/checkout/lawfirm/enterprise/annual', 'Platinum (Enterprise)', '$1,430', '$1,430'],
])('%s shows the order and its price, by invoice for a year', async (path, plan, price, year) => {
  const page = await story.openPage(`${path}?${customer}`);
  const order = page.getByRole('region', { name: plan });
  await order.getByText(price, { exact: true }).waitFor();
  await order.getByText('Total due today').waitFor();
  await order.getByText(/^\+\d+ more$/).waitFor();
  await page.getByRole('radio', { name: /^Invoice/ }).check();
  await order.getByText(year, { exact: true }).waitFor();
  expect(await page.getByRole('radio', { name: /^Monthly/ }).count()).toBe(0);
  await page.getByText('An order needs an account.').waitFor();
  await expectAccessible(page, 'checkout');
});

test('an order by invoice, from a mailed link and clicked twice, is stored once and has its own page', async () => {
  const trial = describeTrialOfTry('Maple Grove School', story.smallSiteUrl);
  await createClient({ baseUrl: story.url }).signup.createTrial(trial);
  const email = trial.adminContact.email ?? '';
  await confirmMailedAddress(story.url, email);
  const known = new URLSearchParams({ email, name: 'Elena Marsh' });
  const stranger = await story.openPage(`/checkout/edgpt/growth/monthly?${known}`);
  await stranger.getByRole('radio', { name: /^Invoice/ }).check();
  await stranger.getByRole('button', { name: 'Email me the link' }).click();
  await stranger.getByText(`If ${email} has an account, a link to this checkout is on its way.`).waitFor();
  const findLink = async () => {
    const texts = (await readMails(story.url, email)).map(({ text }) => text);
    return /\/checkout\/\S+#token=\S+/.exec(texts.join('\n'))?.[0] ?? '';
  };
  await expect.poll(findLink).toMatch(/^\/checkout\/edgpt\/growth\/annual\?/);

  const page = await story.openPage(await findLink());
  await page.getByRole('radio', { name: /^Invoice/ }).check();
  await page.getByText('we send you an invoice in US dollars').waitFor();
  const address = page.getByLabel('Email for the invoice');
  expect(await page.getByLabel('Your name').inputValue()).toBe('Elena Marsh');
  expect(await address.inputValue()).toBe(email);
  await page.getByLabel('Purchase order number').fill('PO-4711');
  await page.getByLabel('Who pays').fill('Millbrook District');
  await address.fill('accounts');
  const send = page.getByRole('button', { name: 'Send Order' });
  await send.click();
  await page.getByRole('link', { name: 'Email for the invoice' }).click();
  expect(await address.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page, 'order by invoice', reflowLooks);
  await address.fill('accounts@millbrook.org');
  await send.dblclick();

  await page.getByRole('heading', { name: 'We have your order' }).waitFor();
  expect(new URL(page.url()).search).toBe('?platform=edgpt&tier=growth&interval=annual');
  await page.getByText('Medium School (Growth) for EdGPT.ai, $950 a year').waitFor();
  await page.getByText('Your invoice comes within 24 hours. Nothing has been paid yet.').waitFor();
  await expectAccessible(page, 'checkout success');
  await page.reload();
  await page.getByRole('link', { name: 'Track your order' }).click();
  await page.getByRole('heading', { name: 'Your order has arrived' }).waitFor();
  await page.getByText('Order by invoice: Medium School, $950.00 a year.').waitFor();
  await page.getByText('Bill to Millbrook District, accounts@millbrook.org').waitFor();
  const findOrders = async () =>
    (await readMails(story.url, brands.edgpt.contact.email)).filter(({ subject }) =>
      subject.startsWith('Order from Elena Marsh'),
    );
  await expect.poll(async () => (await findOrders()).length).toBe(1);
  expect((await findOrders())[0]?.text).toContain('Purchase order PO-4711');
});

/** From the place that the tax depends on to the card. */
async function reachCard(page: Page): Promise<void> {
  await page.getByLabel('ZIP code').fill('10001');
  await page.getByRole('button', { name: 'Show the total' }).click();
  await cardField(page).waitFor();
}

test('a card is entered in the provider’s own form after a sign-in, from the dashboard, a mailed link and the hub, with the tax shown first', async () => {
  const email = await signUp(story, 'Card School');
  const checkoutPath = `/checkout/edgpt/growth/monthly?${new URLSearchParams({ email, name: 'Card School' })}`;
  const page = await story.openPage(checkoutPath);
  await servePaymentScript(page.context(), story.url);
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await fillIn(page, email);
  await signIn(page);
  await page.waitForURL('**/checkout/edgpt/growth/monthly?*');
  await reachCard(page);

  await page.goto('/school/dashboard?tab=billing');
  await page.getByRole('link', { name: 'Choose Medium School', exact: true }).click();
  await reachCard(page);

  // Back, and forth again: the browser's own ways in.
  await page.goBack();
  await page.getByRole('heading', { name: 'Choose a plan' }).waitFor();
  expect(await page.evaluate(() => 'Stripe' in window)).toBe(false);
  await page.goForward();
  await reachCard(page);
  await page.goto(`/gptsites${checkoutPath}`);
  await reachCard(page);
  await page.goto(checkoutPath.replace('/checkout/', '/Checkout/'));
  await reachCard(page);

  const asking = await story.openPage(checkoutPath);
  await servePaymentScript(asking.context(), story.url);
  await asking.getByRole('button', { name: 'Email me the link' }).click();
  await asking.getByText('a link to this checkout is on its way').waitFor();
  const token = await waitForLink(story.url, email, '/checkout/[^#\\s]*');
  const stranger = await asking.context().newPage();
  await stranger.goto(`${checkoutPath}#token=${token}`);

  const zip = stranger.getByLabel('ZIP code');
  await zip.fill('1000');
  await zip.press('Enter');
  const alert = stranger.getByRole('alert');
  await alert.getByText('Enter a ZIP code of 5 digits').waitFor();
  await expectAccessible(stranger, 'place for the tax, refused', reflowLooks);
  await stranger.getByRole('link', { name: 'ZIP code' }).click();
  await zip.fill('00000');
  await zip.press('Enter');
  await alert.getByText('We couldn’t find this place. Check the country and the postal code.').waitFor();
  await reachCard(stranger);
  const order = stranger.getByRole('region', { name: 'Medium School (Growth)' });
  await order.getByText('$8.79', { exact: true }).waitFor();
  await order.getByText(/^First charge on /).waitFor();
  await order.getByText('$107.79', { exact: true }).waitFor();
  await expectAccessible(stranger, 'card with tax', reflowLooks);
  await stranger.getByRole('button', { name: 'Change the place' }).click();
  await stranger.getByLabel('Number of your tax exemption certificate').fill('NY-119-22');
  await stranger.getByRole('button', { name: 'Show the total' }).click();
  await order.getByText('Tax (exempt)').waitFor();

  const field = cardField(stranger);
  const subscribe = stranger.getByRole('button', { name: 'Subscribe', exact: true });
  await field.fill('4000 0000 0000 0002');
  await subscribe.click();
  await stranger.getByText('Your card was declined. Please use another one.').waitFor();
  await field.fill('4242 4242 4242 4242');
  await subscribe.click();
  await stranger.getByRole('heading', { name: /^Your .+ plan has started$/ }).waitFor();
  await stranger.getByText(/charged for the first time on .*: \$99\.00\./).waitFor();
  const toStaff = async () =>
    (await readMails(story.url, brands.edgpt.contact.email)).map(({ text }) => text).join('\n');
  await expect.poll(toStaff).toContain('Exempt from sales tax: certificate NY-119-22, 10001, US');

  // The provider's script stays behind at the checkout.
  await stranger.getByRole('link', { name: 'Open your dashboard' }).click();
  await stranger.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  expect(await stranger.evaluate(() => 'Stripe' in window)).toBe(false);
});

test.each([
  [`/checkout/edgpt/gold/monthly?${customer}`, 'Invalid Checkout', 'Please select a plan first.'],
  [`/checkout/nobrand/growth/monthly?${customer}`, 'Invalid Checkout', 'Please select a plan first.'],
  [`/checkout/edgpt/growth/weekly?${customer}`, 'Invalid Checkout', 'Please select a plan first.'],
])('%s names what is missing and leads back to the plans', async (path, title, text) => {
  const page = await story.openPage(path);
  const alert = page.getByRole('alert');
  await alert.getByText(title).waitFor();
  await alert.getByText(text).waitFor();
  expect(await alert.getByRole('link', { name: 'Go Back' }).getAttribute('href')).toMatch(/#pricing$/);
});

test('a link to a checkout, opened signed out, shows the plan and the ways on, without an alarm', async () => {
  const page = await story.openPage('/checkout/edgpt/growth/monthly');
  const order = page.getByRole('region', { name: 'Medium School (Growth)' });
  await order.getByText('$99', { exact: true }).waitFor();
  await page.getByText('Customer email and name are required.').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  const main = page.getByRole('main');
  const signInLink = main.getByRole('link', { name: 'Sign in', exact: true });
  expect(await signInLink.getAttribute('href')).toContain(
    encodeURIComponent('/checkout/edgpt/growth/monthly'),
  );
  await main.getByRole('link', { name: 'Start a free trial' }).waitFor();
  await expectAccessible(page, 'checkout of a stranger', reflowLooks);
  await page.getByLabel('Email').fill('elena@maple-grove');
  await page.getByLabel('Name').fill('Elena Marsh');
  await page.keyboard.press('Enter');
  await page.getByText('Enter the email address of your account.').waitFor();
  await page.getByLabel('Email').fill('elena@maple-grove.org');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Email me the link' }).waitFor();
});

test.each([
  ['/checkout/success', 'Your order', 'Please select a plan first.'],
  [
    '/checkout/success?platform=law&tier=basic',
    'Have you sent your order?',
    'This window hasn’t sent an order.',
  ],
])('axe finds no fault on %s, opened directly', async (path, title, text) => {
  const page = await story.openPage(path);
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  await page.getByText(text).waitFor();
  await expectAccessible(page, `success opened by hand, ${title.replace('?', '')}`);
});
