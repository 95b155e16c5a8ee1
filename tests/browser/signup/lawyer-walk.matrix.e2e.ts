import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { findTiers } from '#shared/domain/billing/pricing.ts';
import { joinStory, type Story } from '../support/start-story.ts';
import { ask } from '../support/trial.ts';
import { payByCard } from '../support/walk/pay-by-card.ts';
import { reachFirstAnswer } from '../support/walk/reach-first-answer.ts';
import { readWeek } from '../support/walk/read-week.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

test('a lawyer signs up on a phone, a client leaves name and number one by one and reads the answer in the open chat, and the lawyer reads the week and pays by card', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await story.openPage(`/${brands.law.paths[0]}`, phone);
  const { conversionId } = await reachFirstAnswer(page, {
    brand: brands.law,
    name: 'Phone Law Firm',
    websiteUrl: story.smallSiteUrl,
  });

  const client = await story.openPage(`/gptsite/${conversionId}`, phone);
  await client.clock.install();
  await ask(client, 'I would like to talk to a lawyer');
  // What is given is not asked for again.
  expect(await ask(client, 'Lee Wong')).not.toMatch(/your name\?/i);
  expect(await ask(client, '(541) 555-0199')).not.toMatch(/(?:your name|reach you)\?/i);
  const replies = (await client.getByRole('log').textContent()) ?? '';
  for (const question of [/your name\?/i, /reach you\?/i])
    expect(replies.split(question).length, `${question}`).toBeLessThanOrEqual(2);

  await page.goto(`/school-dashboard/${conversionId}?tab=inbox`);
  const message = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').first();
  await message.waitFor();
  expect((await message.boundingBox())?.y).toBeLessThan(844 / 2);
  await message.getByRole('button').click();
  const pane = page.getByRole('article');
  await pane.getByText('I would like to talk to a lawyer').first().waitFor();
  await pane.getByText('Lee Wong').first().waitFor();
  await pane
    .getByText(/555-0199/)
    .first()
    .waitFor();
  await pane.getByLabel('Response').fill('I will call you at noon.');
  await pane.getByRole('button', { name: /^Send/ }).click();
  await pane.getByText('Answered by', { exact: false }).first().waitFor();
  // The open chat looks once a minute.
  await client.clock.fastForward(60_000);
  await client.getByRole('log').getByText('I will call you at noon.').waitFor();

  const asked = { answered: 'What is the phone number?', open: 'Do you teach underwater basket weaving?' };
  const other = await story.openPage(`/gptsite/${conversionId}`, phone);
  for (const question of Object.values(asked)) await ask(other, question);
  await readWeek(page, { conversionId, ...asked });
  const [tier = expect.fail()] = findTiers(brands.law.pricingModel).filter(
    ({ isRecommended }) => isRecommended,
  );
  await payByCard(page, conversionId, tier);
});
