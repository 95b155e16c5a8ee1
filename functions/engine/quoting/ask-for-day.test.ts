import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

const today = '2026-11-30';
const school = readSampleSite({
  name: 'Birch School',
  language: 'en',
  pages: {
    '/': '<h1>Birch School</h1><p>Birch School teaches 320 pupils in twelve classes.</p>',
    '/calendar.html':
      '<h1>Calendar</h1><ul><li>September 8: First day of school</li><li>September 24: Curriculum night</li><li>December 18: Winter concert</li><li>December 22 – January 2: Winter break</li><li>January 24: Open house</li><li>June 11: Last day of school</li></ul>',
    '/tuition.html':
      '<h1>Tuition</h1><p>Tuition for kindergarten is $9,200 a year, and $24 a week for lunch.</p>',
    '/lunch.html':
      '<h1>Lunch</h1><p>Lunch costs $5.25 and is cooked in our kitchen. Lunch is served in the hall.</p><h2>Menu, November 30 to December 4, 2026</h2><table><tr><th>Day</th><th>Main dish</th></tr><tr><td>Monday</td><td>Vegetable soup</td></tr><tr><td>Tuesday</td><td>Bean tacos</td></tr><tr><td>Friday</td><td>Cheese pizza</td></tr></table><h2>Lunch from home</h2><p>Children may bring lunch from home on any day.</p>',
  },
});

function ask(question: string, { knowledge = school, day = today, before = '' } = {}) {
  const history = before === '' ? [] : [{ role: 'user' as const, content: before }];
  return answerQuestion({ knowledge, question, history, today: day });
}

describe('a day in a question', () => {
  it.each([
    ['Is there school on December 24?', 'December 22 – January 2: Winter break'],
    ['is there school on jan 1st', 'December 22 – January 2: Winter break'],
    ['What is on December 18?', 'December 18: Winter concert'],
  ])('of “%s” finds the line whose days hold it, and no other', (question, line) => {
    const [first] = ask(question).citations;
    expect(first?.quote.split('\n').at(-1)).toBe(line);
  });

  it('finds it in another language', () => {
    const knowledge = readSampleSite({
      name: 'Birkenschule',
      language: 'de',
      pages: {
        '/': '<h1>Birkenschule</h1><p>Die Birkenschule ist eine Schule mit zwölf Klassen.</p>',
        '/termine.html':
          '<h1>Termine</h1><ul><li>24. September: Elternabend</li><li>18. Dezember: Konzert</li><li>22. Dezember bis 2. Januar: Weihnachtsferien</li></ul>',
      },
    });
    const [first] = ask('Ist am 24. Dezember Schule?', { knowledge }).citations;
    expect(first?.sentence).toBe('22. Dezember bis 2. Januar: Weihnachtsferien');
  });

  it('takes nothing from the question before', () => {
    const question = 'Is there school on December 24?';
    expect(ask(question, { before: 'How much is tuition for kindergarten?' })).toEqual(ask(question));
  });
});

describe('a question about today', () => {
  it.each([
    ['What is for lunch today?', today, 'Monday — Main dish: Vegetable soup'],
    ['What’s for lunch tomorrow?', today, 'Tuesday — Main dish: Bean tacos'],
    ['What is for lunch today?', '2026-12-04', 'Friday — Main dish: Cheese pizza'],
  ])('“%s” of %s finds the line of its weekday', (question, day, line) => {
    const { citations, outcome } = ask(question, { day });
    expect(outcome).not.toBe('declined');
    expect(citations[0]).toMatchObject({ sentence: line });
  });

  it.each(['2026-12-07', '2026-12-02'])('of %s is not answered with another day’s line', (day) => {
    const { citations, outcome } = ask('What is for lunch today?', { day });
    expect(outcome).toBe('unsure');
    expect(citations[0]?.sentence ?? '').not.toMatch(/Main dish/);
  });

  it('finds the line of its date', () => {
    const knowledge = readSampleSite({
      name: 'Birch School',
      language: 'en',
      pages: {
        '/': '<h1>Birch School</h1><p>A school in the valley.</p>',
        '/lunch.html':
          '<h1>Lunch menu 2026</h1><ul><li>November 30: Lentil soup</li><li>December 1: Bean tacos</li></ul>',
      },
    });
    expect(ask('What is for lunch today?', { knowledge }).citations[0]?.sentence).toBe(
      'November 30: Lentil soup',
    );
  });

  it('names the page where only a document has the menu', () => {
    const knowledge = readSampleSite({
      name: 'Birch School',
      language: 'en',
      pages: {
        '/': '<h1>Birch School</h1><p>A school in the valley.</p>',
        '/lunch.html':
          '<title>Lunch</title><h1>Lunch</h1><p>See the <a href="/menu.pdf">lunch menu of this month (PDF)</a>.</p>',
      },
    });
    const { outcome, citations } = ask('What is for lunch today?', { knowledge });
    expect(outcome).toBe('unsure');
    expect(citations[0]?.url).toContain('/lunch.html');
  });
});
