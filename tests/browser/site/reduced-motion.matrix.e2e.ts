import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { reachDemo } from '../support/site/reach-demo.ts';
import { joinStory, passTime, type Story } from '../support/start-story.ts';
import { appear, findCountUp, openStopped, shownFact } from '../support/stopped-page.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

describe('with reduced motion', () => {
  const open = (path: string) => openStopped(story, path, { reducedMotion: 'reduce' });

  test('facts and tips do not change until the reader asks', async () => {
    const page = await open('/edgpt');
    const { stats, tips } = brands.edgpt.problem;
    await passTime(page, 4100);
    expect([await shownFact(page, 'Facts'), await shownFact(page, 'Tips')]).toEqual([stats[0], tips[0]]);
    await page.getByRole('button', { name: 'Play facts' }).click();
    await page.mouse.move(0, 0);
    await passTime(page, 4100);
    expect([await shownFact(page, 'Facts'), await shownFact(page, 'Tips')]).toEqual([stats[1], tips[0]]);
  });

  test('a figure shows its final value at once', async () => {
    const page = await open('/edgpt');
    const { visible } = findCountUp(page, '89%');
    await visible.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }));
    for (let look = 0; look < 10; look += 1) {
      await passTime(page, 100);
      expect(await visible.textContent()).toBe('89%');
    }
  });

  test('the demo conversation is shown whole and stays', async () => {
    const page = await open('/edgpt');
    await reachDemo(page);
    await page.getByRole('button', { name: 'Convert to an assistant' }).click();
    await page.getByRole('progressbar', { name: /becomes an assistant$/ }).waitFor();
    await passTime(page, 7 * 800 + 900);
    const lines = page.getByRole('listitem').filter({ hasText: /^(Visitor|Assistant): / });
    await appear(lines);
    const script = brands.edgpt.demoMessages.flatMap(({ user, ai }) => [
      ...(user ? [`Visitor: ${user}`] : []),
      `Assistant: ${ai}`,
    ]);
    expect(await lines.allTextContents()).toEqual(script);
    await passTime(page, 6100);
    expect(await lines.count()).toBe(script.length);
  });

  test('a chat reply is shown whole at once', async () => {
    const page = await open('/law');
    await page.getByRole('button', { name: 'Chat with the assistant of LawFirmGPT.ai' }).click();
    const input = page.getByLabel('Ask LawFirmGPT.ai');
    await appear(input);
    await input.fill('What does the Gold plan cost?');
    await input.press('Enter');
    const log = page.getByRole('log', { name: 'Conversation' });
    await appear(log.getByText(/^Confidence \d+%$/));
    // Typed text would stay, hidden from screen readers, above the whole text.
    expect(await log.locator('span[aria-hidden=true]').count()).toBe(0);
  });

  test('the scraping demo shows its end, with every step and every benefit', async () => {
    const page = await open('/scraping-demo');
    const main = page.getByRole('main');
    await main.getByText('The assistant is ready').waitFor();
    const shown = await main.textContent();
    expect(await main.getByRole('list', { name: 'What was done' }).getByRole('listitem').count()).toBe(8);
    expect(await main.getByRole('list', { name: 'What it brings' }).getByRole('listitem').count()).toBe(4);
    expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
    await passTime(page, 4100);
    expect(await main.textContent()).toBe(shown);
  });
});
