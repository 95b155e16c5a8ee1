import { expect, it } from 'vitest';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { quoteForVisitor } from './quote-for-visitor.ts';

const school = readSampleSite({
  name: 'Birch School',
  language: 'en',
  pages: {
    '/': '<h1>Birch School</h1><p>A school in the valley.</p><p>12 Oak Street, Eugene, OR 97403</p>',
    '/lunch.html':
      '<h1>Lunch menu</h1><table><tr><th>Day</th><th>Main dish</th></tr><tr><td>Monday</td><td>Vegetable soup</td></tr><tr><td>Tuesday</td><td>Bean tacos</td></tr></table>',
  },
});

it.each([
  ['2026-12-01T02:00:00Z', 'Monday — Main dish: Vegetable soup'],
  ['2026-12-01T20:00:00Z', 'Tuesday — Main dish: Bean tacos'],
])('takes “today” at %s for the day where the organization is', (now, line) => {
  const { citations } = quoteForVisitor('What is for lunch today?', {
    knowledge: school,
    history: [],
    corrections: [],
    frame: 'en',
    askedAt: new Date(now),
  });
  expect(citations[0]).toMatchObject({ sentence: line });
});
