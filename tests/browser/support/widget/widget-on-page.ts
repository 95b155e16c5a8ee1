import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { defaultWidgetConfig } from '#shared/domain/widget/widget-config.ts';
import type { Story } from '../start-story.ts';
import type { startForeignSite } from './foreign-site.ts';

/** The launcher with the default label. */
export const launcherOf = (page: Page) => page.getByRole('button', { name: defaultWidgetConfig.message });
export const panelOf = (page: Page): FrameLocator => page.frameLocator('iframe.panel');

/** Asks in the open panel and waits for the answer. */
export async function askIn(page: Page, question: string): Promise<void> {
  const panel = panelOf(page);
  const answers = panel.getByRole('log').getByText('Assistant:');
  const before = await answers.count();
  // The form of a message has fields of its own, above.
  const field = panel.getByRole('textbox').last();
  await field.fill(question);
  await field.press('Enter');
  await answers.nth(before).waitFor();
}

type Visit = {
  story: Story;
  site: Awaited<ReturnType<typeof startForeignSite>>;
  snippet: string;
  viewport?: { width: number; height: number } | undefined;
};

/** Opens a foreign page with a widget and checks that its policy blocked nothing. */
export async function visitPage({ story, site, snippet, viewport }: Visit): Promise<Page> {
  const page = await story.openPage('/favicon.svg', { viewport: viewport ?? { width: 1440, height: 900 } });
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusals.push(message.text());
  });
  await page.goto(site.publish({ snippet }));
  await launcherOf(page).first().waitFor();
  expect(refusals).toEqual([]);
  return page;
}
