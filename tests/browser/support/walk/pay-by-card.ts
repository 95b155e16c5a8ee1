import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { formatUsd, type Tier } from '#shared/domain/billing/pricing.ts';
import { trialDays } from '#shared/domain/limits.ts';
import { addDays } from '#shared/domain/trial.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { timeNewcomer } from './reach-first-answer.ts';

/** From the chosen plan to its start. */
const mostSeconds = 60;
const mostControls = 12;
const card = '4242 4242 4242 4242';

/** From the overview of a trial to a plan paid by card: what is due today and the day of the first charge are said once. */
export async function payByCard(page: Page, conversionId: string, tier: Tier): Promise<void> {
  const firstCharge = formatDay(addDays(new Date(), trialDays).toISOString());
  await page.goto(`/school-dashboard/${conversionId}`);
  await page.getByRole('button', { name: 'Compare plans' }).click();
  await page.getByRole('link', { name: `Choose ${tier.name}` }).click();
  const owner = timeNewcomer(page);
  const number = page.getByLabel('Test card number');
  await number.waitFor();
  await owner.take('order');
  expect(await readDue(page, 'Total due today')).toBe('$0');
  expect(await readDue(page, `First charge on ${firstCharge}`)).toBe(formatUsd(tier.monthlyPriceUsd));
  const order = (await page.getByRole('main').textContent()) ?? '';
  expect(order.split(/today/i), 'what is due today, once').toHaveLength(2);
  expect(order.split(firstCharge), 'the day of the first charge, once').toHaveLength(2);
  await expectNoFaults(page, 'order');

  await number.fill(card);
  await owner.take('card', card);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await page.getByRole('heading', { name: /has started$/ }).waitFor();
  await owner.take('confirmation');
  const confirmation = (await page.getByRole('main').textContent()) ?? '';
  expect(confirmation.split(firstCharge), 'the day on the confirmation, once').toHaveLength(2);
  await expectNoFaults(page, 'paid');
  const steps = JSON.stringify(owner.steps());
  expect(owner.seconds(), steps).toBeLessThanOrEqual(mostSeconds);
  expect(owner.mostControls(), steps).toBeLessThanOrEqual(mostControls);
}

const readDue = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).locator('dd').textContent();
