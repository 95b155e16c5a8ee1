import type { Page } from 'playwright-core';

/**
 * Loses the connection, presses every button of the open page, and finds it again. Returns the buttons after which the
 * page was blank, or its error screen had taken the place of what could stay.
 */
export async function pressOffline(page: Page): Promise<string[]> {
  await page.context().setOffline(true);
  const lost = await page.evaluate(async () => {
    const { pathname } = location;
    const pressed = new Set<string>();
    const findNext = () =>
      [...document.querySelectorAll('button')].find(
        (button) => !button.disabled && button.checkVisibility() && !pressed.has(nameOf(button)),
      );
    const nameOf = (button: HTMLElement) => button.ariaLabel ?? button.textContent.trim();
    const hasMoved = () => location.pathname !== pathname;
    const isLost = () => {
      const main = document.querySelector('#root main');
      const isFailed = main?.querySelector('h1')?.textContent === 'Oops! Something went wrong';
      return !main?.textContent.trim() || (isFailed && !hasMoved());
    };
    const settle = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    /** A load that fails takes a moment, and the page's boundary clears an error three times before it is shown. */
    const staysLost = async () => {
      for (let tries = 0; tries < 20 && isLost(); tries++) await settle(100);
      return isLost();
    };
    for (let button = findNext(); button && !hasMoved(); button = findNext()) {
      const name = nameOf(button);
      pressed.add(name);
      // Tabs open with the focus.
      button.focus();
      button.click();
      await settle(60);
      if (await staysLost()) return [name];
    }
    await settle(600);
    return (await staysLost()) ? [[...pressed].join(', ')] : [];
  });
  await page.context().setOffline(false);
  return lost;
}
