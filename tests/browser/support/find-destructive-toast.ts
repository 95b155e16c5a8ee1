import type { Locator, Page } from 'playwright-core';

/** Waits for the open toast with a title and checks that it has the colour of danger. */
export async function findDestructiveToast(page: Page, title: string): Promise<Locator> {
  const toast = page.locator('li[data-state=open]').filter({ hasText: title });
  await toast.waitFor();
  const isDestructive = await toast.evaluate((item) => {
    const probe = document.createElement('i');
    probe.style.backgroundColor = 'var(--danger)';
    item.append(probe);
    const [danger, shown] = [probe, item].map((element) => getComputedStyle(element).backgroundColor);
    probe.remove();
    return danger === shown;
  });
  if (!isDestructive) throw new Error(`The toast “${title}” looks like any other.`);
  return toast;
}
