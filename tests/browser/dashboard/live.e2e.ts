import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { expectAccessible, type Look } from '../support/expect-accessible.ts';
import { openDashboard } from '../support/open-dashboard.ts';
import { joinStory, type Story } from '../support/start-story.ts';

const looks: readonly Look[] = [
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'light', width: 768 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 1440 },
];
let story: Story;
let owner: Page;
let visitor: Page;

beforeAll(async () => {
  story = await joinStory();
  const trial = describeTrial('Live Journey School', story.smallSiteUrl);
  const opened = await openDashboard(story, trial, 'chat-history');
  owner = opened.page;
  visitor = await story.openPage(`/gptsite/${opened.conversionId}`, { locale: 'de-DE' });
});
afterAll(() => story?.stop());

test('an owner joins a visitor with the keyboard alone, both talk, and the assistant is silent and comes back in the visitor’s language', async () => {
  const log = visitor.getByRole('log');
  const field = visitor.getByRole('textbox');
  const say = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await say('When do you open?');
  await log.getByText('8').first().waitFor();
  await owner.getByRole('button', { name: 'Refresh' }).press('Enter');
  const live = owner.getByRole('region', { name: 'Live' });
  await live.getByText('The visitor is here.').waitFor();
  await expectAccessible(owner, 'live-visitor-here', looks);
  await live.getByRole('button', { name: 'Join the conversation' }).press('Enter');
  await live.getByText(/^You have joined/).waitFor();
  await log.getByText(/ist jetzt in diesem Chat/).waitFor();
  await say('Kommt heute ein Bus?');
  const said = live.getByRole('list', { name: 'Said in person' });
  await said.getByText('Kommt heute ein Bus?').waitFor();
  await live.getByLabel('Your message').fill('Ja, um fünf.');
  await live.getByLabel('Your message').press('Tab');
  await owner.keyboard.press('Enter');
  await log.getByText('Ja, um fünf.').waitFor();
  await log.getByText(/, Live Journey School/).waitFor();
  await field.pressSequentially('Danke');
  await live.getByText(/The visitor is typing…$/).waitFor();
  await expectAccessible(owner, 'live-joined', looks);
  await expectAccessible(visitor, 'live-visitor', looks);
  // What was said stays, after a reload on either side too.
  await visitor.reload();
  await log.getByText('Ja, um fünf.').waitFor();
  await live.getByRole('button', { name: 'Hand back to the assistant' }).press('Enter');
  await log.getByText('Ich antworte wieder.').waitFor();
  await owner.reload();
  await said.getByText('Ja, um fünf.').waitFor();
  expect(await log.getByText('Ja, um fünf.').count()).toBe(1);
});
