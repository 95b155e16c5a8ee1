import type { FrameLocator, Page } from 'playwright-core';
import { defaultWidgetConfig } from '#shared/domain/widget-config.ts';

/** The launcher that says what launchers say unless their owner wrote something else. */
export const launcherOf = (page: Page) => page.getByRole('button', { name: defaultWidgetConfig.message });
export const panelOf = (page: Page): FrameLocator => page.frameLocator('iframe.panel');

/** Asks in the open panel, and waits until the assistant has answered. */
export async function askIn(page: Page, question: string): Promise<void> {
  const panel = panelOf(page);
  const answers = panel.getByRole('log').getByText('Assistant:');
  const before = await answers.count();
  await panel.getByRole('textbox').fill(question);
  await panel.getByRole('textbox').press('Enter');
  await answers.nth(before).waitFor();
}
