import { expect, it } from 'vitest';
import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { findContradictions } from './find-contradictions.ts';

const home = '<h1>Birch School</h1><p>Birch School teaches 320 pupils.</p>';
const read = (first: string, second: string) =>
  readSampleSite({
    name: 'Birch School',
    language: 'en',
    pages: {
      '/': home,
      '/contact.html': `<h1>Contact</h1>${first}`,
      '/about.html': `<h1>About us</h1>${second}`,
    },
  });

it.each([
  [
    'addresses',
    'Where are you?',
    ['12 Oak Street', '40 Lake Road'],
    '<p>12 Oak Street, Eugene, OR 97403</p>',
    '<p>Find us at 40 Lake Road, Eugene, OR 97401.</p>',
  ],
  [
    'addresses under their word',
    'What is your address?',
    ['12 Oak Street', '40 Lake Road'],
    '<p>Address: 12 Oak Street, Eugene, OR 97403</p>',
    '<p>Visit us: 40 Lake Road, Eugene, OR 97403</p>',
  ],
  [
    'opening hours',
    'When are you open?',
    ['8:00 am to 3:00 pm', '9:00 am to 4:00 pm'],
    '<h2>Hours</h2><p>Monday to Friday 8:00 am to 3:00 pm</p>',
    '<p>We are open Monday to Friday from 9:00 am to 4:00 pm.</p>',
  ],
  [
    'opening hours in plain numbers',
    'When are you open?',
    ['9–16', '8:00 am to 3:00 pm'],
    '<h2>Hours</h2><table><tr><td>Mon – Fri</td><td>9–16</td></tr><tr><td>Sat</td><td>closed</td></tr></table>',
    '<p>We are open Monday to Friday from 8:00 am to 3:00 pm.</p>',
  ],
])(
  'two %s of one place are both told with their pages, and the owner is asked',
  (_, question, values, first, second) => {
    const knowledge = read(first, second);
    const { text, citations } = answerQuestion({ knowledge, question, history: [] });
    for (const value of values) expect(text).toContain(value);
    expect(new Set(citations.map(({ sourceId }) => sourceId)).size).toBe(2);
    const told = findContradictions(knowledge).flatMap((one) => one.values.map(({ value }) => value));
    for (const value of values) expect(told.join('\n')).toContain(value);
  },
);

it.each([
  [
    'two towns',
    '<p>12 Oak Street, Eugene, OR 97403</p>',
    '<p>Our branch is at 40 Lake Road, Salem, OR 97301.</p>',
  ],
  [
    'two parts of one organization on one page',
    '<h2>Upper school</h2><p>12 Oak Street, Eugene, OR 97403</p><h2>Lower school</h2><p>40 Lake Road, Eugene, OR 97401</p>',
    '<p>We like music.</p>',
  ],
  [
    'seasons',
    '<h2>Summer hours</h2><p>Monday to Friday 8:00 am to 3:00 pm</p>',
    '<h2>Winter hours</h2><p>Monday to Friday 9:00 am to 4:00 pm</p>',
  ],
])('%s are no contradiction', (_, first, second) => {
  expect(findContradictions(read(first, second))).toEqual([]);
});
