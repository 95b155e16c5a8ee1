import type { Page } from 'playwright-core';

/** Chooses what the chat history keeps behind its menu, by keyboard. */
export async function chooseMore(page: Page, name: 'AI Summary' | 'Export as CSV'): Promise<void> {
  await page.getByRole('button', { name: 'More for all conversations' }).press('Enter');
  await page.getByRole('menuitem', { name }).press('Enter');
}
