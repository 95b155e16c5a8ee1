import { afterAll, beforeAll, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { joinSampleStory, type Story } from '../support/start-story.ts';

let story: Story;
let conversionId: string;
beforeAll(async () => {
  const joined = await joinSampleStory();
  story = joined.story;
  conversionId = joined.assistantPath.split('/').at(-1) ?? '';
});
afterAll(() => story?.stop());

test('the preview and the page that leads to a dashboard show a customer of the brand, labelled as a sample', async () => {
  for (const [path, customer] of [
    ['/school/dashboard/preview', brands.edgpt.demo.siteName],
    ['/dashboard?brand=lawfirm', brands.law.demo.siteName],
  ] satisfies [string, string][]) {
    const preview = await story.openPage(path);
    await preview.getByRole('region', { name: customer }).getByText('Sample data').waitFor();
    await preview.context().close();
  }
});

test('a sample dashboard shows figures, chats and charts', async () => {
  const visitor = await story.openPage('/school/dashboard/preview');
  const tabs = visitor.getByRole('tablist', { name: 'Sample dashboard' });
  await visitor.getByText('Recent chats').waitFor();
  await visitor.locator('html[data-live]').waitFor();
  await visitor.getByRole('button', { name: 'All conversations' }).click();
  await visitor.getByRole('list', { name: 'Conversations' }).waitFor();
  await tabs.getByRole('tab', { name: 'Analytics' }).click();
  await visitor
    .getByText(/^Visitors: \d+$/)
    .first()
    .waitFor();
  await expectAccessible(visitor, 'sample-analytics');
});

test('the page that leads to a dashboard starts with the form, continues with the conversion, and keeps its brand', async () => {
  const visitor = await story.openPage('/dashboard?id=new-conversion&platform=lawfirm');
  await visitor.getByRole('heading', { name: 'Start your free trial' }).waitFor();
  await visitor.getByRole('banner').getByText('LawFirmGPT.ai').first().waitFor();
  await visitor.goto(`/dashboard?id=${conversionId}&platform=edgpt`);
  await visitor.getByRole('banner').getByText('EdGPT.ai').first().waitFor();
  await visitor.waitForURL((url) => url.searchParams.get('return') === `/school-dashboard/${conversionId}`);
});
