import { expect, test } from 'vitest';
import { suggestSlug } from './reserved-slugs.ts';
import { isSlug } from './slug.ts';
import { slugSchema } from './slug-schema.ts';

test.each(['maple-grove', 'Wiest-Law ', '3rd-street-school'])('%s can name a page', (name) => {
  expect(isSlug(slugSchema.parse(name))).toBe(true);
});

test.each([
  ...['demo', 'New-Conversion', 'lawfirm', 'edgpt', 'superadmin'],
  ...['ab', '-maple', 'maple-', 'maple--grove', 'maple_grove', 'maple/grove', 'école', '..', 'a'.repeat(61)],
  `conv_edgpt_${'0'.repeat(26)}`,
])('%s can’t', (name) => {
  expect(slugSchema.safeParse(name).success).toBe(false);
});

test.each([
  ['Maple Grove School', 'maple-grove-school'],
  ['Wiest & Söhne, Attorneys’ Office', 'wiest-sohne-attorneys-office'],
  [
    'Educational Academy for Boys & Girls, a Small School of North Yorkshire',
    'educational-academy-for-boys-girls-a-small-school-of-north',
  ],
  ['a'.repeat(70), 'a'.repeat(60)],
  ['Demo', ''],
  ['مدرسة', ''],
])('%s suggests “%s”', (name, slug) => expect(suggestSlug(name)).toBe(slug));
