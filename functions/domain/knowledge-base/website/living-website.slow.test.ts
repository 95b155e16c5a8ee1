import { expect, test } from 'vitest';
import { openLivingCustomer } from '#tests/support/worlds/living-customer.ts';

const path = (url: string | undefined) => url && new URL(url).pathname;

test('of 300 pages exactly the six planted edits, two moves and the vanished page are told, once', async () => {
  const { site, memory, read, pages } = await openLivingCustomer(300);
  expect(pages()).toHaveLength(300);
  site.change('/course-10', { price: 999 });
  site.change('/course-50', { due: 'August 21, 2026' });
  site.change('/course-90', { closes: 8 });
  site.change('/course-130', { head: 'Prof. Amelia Stone' });
  site.change('/course-170', { email: 'new-office@maple-grove.test' });
  site.change('/course-190', { form: 'https://forms.maple-grove.test/new' });
  site.move('/course-200', '/moved/course-200', true);
  site.move('/course-201', '/archive/unit-201', false);
  site.courses.delete('/course-250');
  site.layout.banner = 'We use cookies to make this website work. Read more from May 1, 2026 on or pay $2.';
  site.layout.year = 2026;
  const changes = await read();
  const told = changes?.facts.map(({ group, page, before, after }) => [
    ...[path(page.url), group, before?.value, after?.value],
  ]);
  expect(told?.toSorted()).toEqual([
    ['/course-10', 'price', '$350', '$999'],
    ['/course-130', 'person', 'Dr. Helen Okafor', 'Prof. Amelia Stone'],
    ['/course-170', 'contact', 'course170@maple-grove.test', 'new-office@maple-grove.test'],
    [
      ...['/course-190', 'link'],
      ...['https://forms.maple-grove.test/course-190', 'https://forms.maple-grove.test/new'],
    ],
    ['/course-50', 'date', 'March 3, 2026', 'August 21, 2026'],
    ['/course-90', 'hours', 'Monday to Thursday: 9:00 am – 4:00 pm', 'Monday to Thursday: 9:00 am – 8:00 pm'],
  ]);
  expect(changes).toMatchObject({ factCount: 6, vanished: [{ title: expect.stringContaining('250') }] });
  expect(changes?.moved.map(({ from, url }) => [path(from), path(url)]).toSorted()).toEqual([
    ['/course-200', '/moved/course-200'],
    ['/course-201', '/archive/unit-201'],
  ]);
  expect(pages()).toHaveLength(300);
  const knowledge = memory.knowledge.get(memory.conversion().knowledgeVersion ?? '');
  expect(knowledge?.sources.some(({ url }) => url?.endsWith('/course-250'))).toBe(true);

  const version = memory.conversion().knowledgeVersion;
  expect(await read()).toBeUndefined();
  expect(memory.conversion().knowledgeVersion).toBe(version);
  expect(site.sent).toMatchObject({ requests: 300, unchanged: 298 });
});
