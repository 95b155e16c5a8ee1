import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinStory, type Story } from '../support/start-story.ts';
import { reachTrialForm } from '../support/trial.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

test('each document shows how much of it has been uploaded', async () => {
  const page = await story.openPage('/edgpt');
  await reachTrialForm(page);
  await page.getByLabel("Don't have a website").check();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
  await devTools.send('Network.emulateNetworkConditions', slow);
  await page.getByLabel('Choose documents').setInputFiles([
    { name: 'short.txt', mimeType: 'text/plain', buffer: Buffer.alloc(200_000, 'Open at 7:45 am. ') },
    { name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.alloc(1_200_000, 'Open at 7:45 am. ') },
  ]);
  const bar = (name: string) => page.getByRole('progressbar', { name: `Upload of ${name}` });
  const readShare = async (name: string) => Number(await bar(name).getAttribute('aria-valuenow'));
  const isUnderWay = (share: number) => share > 0 && share < 100;
  await expect.poll(() => readShare('short.txt'), { interval: 20 }).toSatisfy(isUnderWay);
  await bar('short.txt').waitFor({ state: 'detached' });
  const share = await readShare('long.txt');
  expect(share).toSatisfy(isUnderWay);
  await expect.poll(() => readShare('long.txt'), { interval: 20 }).toSatisfy((it) => it > share && it < 100);
  const usual = { ...slow, uploadThroughput: -1 };
  await devTools.send('Network.emulateNetworkConditions', usual);
  await expect.poll(() => page.getByText('Uploaded').count()).toBe(2);
});
