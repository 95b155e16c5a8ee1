import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { joinStory, type Story } from '../support/start-story.ts';
import { ask } from '../support/trial.ts';
import { reachFirstAnswer } from '../support/walk/reach-first-answer.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

test('a lawyer signs up on a phone, a client leaves name and number one by one, and reads the answer in the open chat', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await story.openPage(`/${brands.law.paths[0]}`, phone);
  const { conversionId } = await reachFirstAnswer(page, {
    brand: brands.law,
    name: 'Phone Law Firm',
    websiteUrl: story.smallSiteUrl,
  });

  const client = await story.openPage(`/gptsite/${conversionId}`, phone);
  await ask(client, 'I would like to talk to a lawyer');
  await ask(client, 'Lee Wong');
  await ask(client, '(541) 555-0199');
  // Each was asked for once.
  const asked = await client.getByRole('log').textContent();
  expect(asked?.match(/your name\?/gi)?.length ?? 0).toBeLessThanOrEqual(1);

  await page.goto(`/school-dashboard/${conversionId}?tab=inbox`);
  const message = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').first();
  await message.waitFor();
  expect((await message.boundingBox())?.y).toBeLessThan(844 / 2);
  await message.getByRole('button').click();
  const pane = page.getByRole('article');
  await pane.getByText('Lee Wong').first().waitFor();
  await pane
    .getByText(/555-0199/)
    .first()
    .waitFor();
  await pane.getByLabel('Response').fill('I will call you at noon.');
  await pane.getByRole('button', { name: /^Send/ }).click();
  await pane.getByText('Answered by', { exact: false }).first().waitFor();
  // Who comes back to the tab sees it at once.
  await client.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await client.getByRole('log').getByText('I will call you at noon.').waitFor();
});
