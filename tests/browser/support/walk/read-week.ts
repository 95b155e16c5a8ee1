import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectOnScreen } from './expect-on-screen.ts';
import { timeNewcomer } from './reach-first-answer.ts';

/** For the overview and the list of conversations together, and the controls of either. */
const mostSeconds = 60;
const mostControls = 16;

type Week = {
  conversionId: string;
  /** What visitors asked: the first was answered, the second is open. */
  answered: string;
  open: string;
};

/**
 * On a phone: the first screen says how much was asked and answered, and what is open; the conversations stand a tap away,
 * each with how it ended. Nothing is scrolled, and no filter is in the way.
 */
export async function readWeek(page: Page, { conversionId, answered, open }: Week): Promise<void> {
  const owner = timeNewcomer(page);
  await page.goto(`/school-dashboard/${conversionId}`);
  const week = page.getByRole('region', { name: 'This week' });
  await week.getByText('1 of 2 questions answered').waitFor();
  const openQuestion = page.getByRole('list', { name: 'Open questions' }).getByText(open);
  await openQuestion.waitFor();
  await owner.take('week');
  await expectOnScreen(page, { week, open: openQuestion });
  await expectFiltersFolded(page);
  await expectNoFaults(page, 'week');

  await page
    .getByRole('navigation', { name: 'Dashboard pages' })
    .getByRole('link', { name: 'Chats' })
    .click();
  const conversations = page.getByRole('list', { name: 'Conversations' });
  const asked = conversations.getByRole('listitem').filter({ hasText: answered });
  await asked.getByText(/1 not certain/).waitFor();
  await owner.take('conversations');
  await expectOnScreen(page, { conversations: conversations.getByRole('listitem').first(), asked });
  await expectFiltersFolded(page);
  await expectNoFaults(page, 'conversations');
  const steps = JSON.stringify(owner.steps());
  expect(owner.seconds(), steps).toBeLessThanOrEqual(mostSeconds);
  expect(owner.mostControls(), steps).toBeLessThanOrEqual(mostControls);
}

const expectFiltersFolded = async (page: Page) =>
  expect(await page.getByRole('main').getByRole('combobox').count()).toBe(0);
