import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

/** Lists typed as plain lines, as on many school and club sites. */
const college = readSampleSite({
  name: 'Riverside College',
  language: 'en',
  pages: {
    '/': '<h1>Riverside College</h1><p>We teach arts and science since 1972.</p><p>The college stands by the river.</p>',
    '/library.html': `<h1>Library</h1><p>The reading room is for honours students, who may borrow reference books on call slips.</p>
      <p>Persons with a permission may go inside.</p>
      <p>The list shows the maximum number of books issued to each class of readers</p>
      <p>(a) Teaching staff 10 each<br>(b) Office staff 4 each<br>(c) Pass students 2 each<br>(d) Honours students 3 each</p>`,
    '/courses.html': `<h1>Courses</h1><p>In +3 level honours courses are open in English, History and Sanskrit.</p>
      <h2>Degree course</h2><p>Honours<br>Subjects<br>No of seats<br>Economics : 48<br>History : 40<br>English : 32<br>Sociology : 30</p>
      <p>English : 100 marks</p>`,
  },
});

const congress = readSampleSite({
  name: 'Lake Congress',
  language: 'en',
  pages: {
    '/': '<h1>Lake Congress</h1><p>Three days of talks by the lake.</p>',
    '/program.html': `<h1>Program</h1><h2>Wednesday, March 20</h2>
      <table><tr><th>Time</th><th>Lake Hall</th></tr><tr><td>3:00</td><td>Break</td></tr><tr><td>4:00</td><td>Keynote: Ada Bell</td></tr></table>`,
  },
});

function ask(knowledge: typeof college, question: string) {
  return answerQuestion({ knowledge, question, history: [], now: new Date('2026-05-20') });
}

describe('a list typed as plain lines', () => {
  it('adds the line above the list to each item', () => {
    expect(ask(college, 'how many books can students borrow').text).toContain('Pass students 2 each');
  });

  it('counts only what its introduction names', () => {
    expect(ask(college, 'how many teaching staff are there').outcome).not.toBe('answered');
  });

  it('is found by the words of its header', () => {
    const { outcome, text } = ask(college, 'no. of seats for English honours in the degree course');
    expect(outcome).toBe('answered');
    expect(text).toContain('English : 32');
    expect(text).not.toContain('100 marks');
  });
});

it('leaves out other rows of a table', () => {
  const { text } = ask(congress, 'what time is the keynote');
  expect(text).toContain('Keynote: Ada Bell');
  expect(text).not.toContain('Break');
});
