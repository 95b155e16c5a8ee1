import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinStory, passTime, type Story } from '../support/start-story.ts';
import { appear, openStopped } from '../support/stopped-page.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

describe('the error screen', () => {
  test('checks the connection 5 s after it was lost, and retries for 2 s', async () => {
    let checks = 0;
    const page = await openStopped(story, '/gptsite/conv_lawfirm_00000000000000000000000000', {
      prepare: async (it) => {
        await it.route('**/conversion/*/progress*', (route) => route.abort());
        await it.route('**/api/health', (route) => {
          if (route.request().method() === 'HEAD') checks += 1;
          return route.fulfill({ status: 200 });
        });
      },
    });
    await appear(page.getByRole('heading', { name: 'Oops! Something went wrong' }));
    await appear(page.getByText('ERR_UNKNOWN'));
    await passTime(page, 4900);
    expect(checks).toBe(0);
    await passTime(page, 200);
    await expect.poll(() => checks).toBe(1);
    const retrying = page.getByRole('button', { name: 'Retrying...' });
    await appear(retrying);
    await passTime(page, 1500);
    expect(await retrying.isDisabled()).toBe(true);
    await passTime(page, 700);
    await retrying.waitFor({ state: 'detached' });
  });
});
