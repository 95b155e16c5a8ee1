import type { Page } from 'playwright-core';

/** Scrolls to the demo and waits for its code: a click before it is replayed by a timer, which a stopped clock holds. */
export async function reachDemo(page: Page): Promise<void> {
  const demo = page.locator('#website-replacement-demo');
  await demo.evaluate((section) => section.scrollIntoView());
  await demo.locator('[data-waiting]').waitFor({ state: 'detached' });
}
