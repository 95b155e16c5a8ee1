import { afterAll, beforeAll, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { expectAccessiblePages } from '../support/site/check-public-pages.ts';
import { joinStory, type Story } from '../support/start-story.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

test('axe finds no fault on the checked pages of one brand, in light and dark, wide and narrow, and the console stays clean', () =>
  expectAccessiblePages(story, brands.edgpt));
