import { describe, expect, it, test } from 'vitest';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { answerQuestion } from '../answer-question.ts';

const row = (line: string) => `<tr><th>${line.replace(' | ', '</th><td>')}</td></tr>`;

function learn(lines: readonly string[], { heading = 'Opening hours', language = 'en', after = '' } = {}) {
  const head = '<tr><th>When</th><th>Hours</th></tr>';
  return readSampleSite({
    name: 'Oak Service',
    language,
    pages: {
      '/': '<h1>Oak Service</h1><p>Oak Service is an office on Elm Street.</p>',
      '/contact.html': `<h1>Contact</h1><h2>${heading}</h2><table>${head}${lines.map(row).join('')}</table>${after}`,
    },
  });
}

type Asked = { knowledge: ReturnType<typeof learn>; today: string };
const ask = (question: string, { knowledge, today }: Asked) =>
  answerQuestion({ knowledge, question, history: [], today });

const spring = 'January 4 to April 15, 2027, Monday to Saturday';
const rest = 'April 16 to December, Tuesday to Thursday';
const tax = learn([`${spring} | 9:00 am to 8:00 pm`, `${rest} | 10:00 am to 4:00 pm`], {
  after:
    '<p>Open Monday to Saturday from 9 a.m. to 8 p.m. until April 15. On April 15 itself we stay until 10:00 pm.</p>',
});
const shop = learn([
  'Monday to Friday | 8:30 am to 5:00 pm',
  'Saturdays from February to April 15 | 9:00 am to 1:00 pm',
  'December 24 to January 1 | Closed',
]);
/** A Monday. */
const today = '2026-11-30';

describe('hours that depend on the season', () => {
  test.each(['u open today?', 'open today?', 'are you open tomorrow?', 'What time do you close today?'])(
    '“%s” is answered with the season of that day alone',
    (question) => {
      const { text, outcome } = ask(question, { knowledge: tax, today });
      expect(outcome).toBe('answered');
      expect(text).toContain(rest);
      expect(text).not.toMatch(/April 15/);
    },
  );

  it('are those of the other season in that season', () => {
    const { text } = ask('are you open today?', { knowledge: tax, today: '2027-02-02' });
    expect(text).toContain(spring);
    expect(text).not.toContain(rest);
  });

  it('start with those in force where another season has the weekday', () => {
    const { text } = ask('can i come this saturday', { knowledge: tax, today });
    expect(text.split('\n')[0]).toContain(rest);
    expect(text).toContain(spring);
    const monday = ask('are you open this saturday', { knowledge: shop, today }).text;
    expect(monday.split('\n')[0]).toContain('Monday to Friday');
    expect(monday).toContain('Saturdays from February to April 15');
    const asked = { knowledge: shop, today: '2027-02-08' };
    expect(ask('are you open this saturday', asked).text).toMatch(
      /^Saturdays from February to April 15 — .*pm$/,
    );
  });

  it('start with those in force where no day is named', () => {
    const [first = ''] = ask('What are your opening hours?', { knowledge: tax, today }).text.split('\n');
    expect(first).toContain(rest);
  });

  it('are no sure answer where all are of another season', () => {
    const knowledge = learn(['April to October, Monday to Friday | 9:00 am to 5:00 pm']);
    expect(ask('are you open today?', { knowledge, today }).outcome).not.toBe('answered');
    expect(ask('are you open today?', { knowledge, today: '2027-05-03' }).outcome).toBe('answered');
  });

  test.each([
    ['en', 'Are you open today?', 'May to September: Monday to Friday', 'Rest of the year: Monday to Friday'],
    [
      'de',
      'Habt ihr heute geöffnet?',
      '1. Mai bis Ende September: Montag bis Freitag',
      'Übrige Zeit: Montag bis Freitag',
    ],
    [
      'fr',
      'Êtes-vous ouverts aujourd’hui ?',
      'Du 1er mai au 30 septembre : lundi au vendredi',
      'Le reste de l’année : lundi au vendredi',
    ],
    [
      'es',
      '¿Están abiertos hoy?',
      'Del 1 de mayo al 30 de septiembre: lunes a viernes',
      'Resto del año: lunes a viernes',
    ],
    [
      'ru',
      'Вы сегодня открыты?',
      'С 1 мая по 30 сентября: понедельник по пятница',
      'Остальное время: понедельник по пятница',
    ],
  ])('are told apart in %s', (language, question, summer, winter) => {
    const knowledge = learn([`${summer} | 9:00 – 19:00`, `${winter} | 10:00 – 16:00`], { language });
    expect(ask(question, { knowledge, today }).text).toContain('10:00 – 16:00');
    expect(ask(question, { knowledge, today }).text).not.toContain('9:00 – 19:00');
    expect(ask(question, { knowledge, today: '2027-06-07' }).text).toContain('9:00 – 19:00');
    expect(ask(question, { knowledge, today: '2027-06-07' }).text).not.toContain('10:00 – 16:00');
  });
});

test.each([
  ['es', '¿Están abiertos mañana?'],
  ['fr', 'Êtes-vous ouverts demain ?'],
  ['ru', 'Вы завтра открыты?'],
  ['de', 'Habt ihr morgen auf?'],
])('hours of tomorrow are told in %s', (_, question) => {
  const { text, outcome } = ask(question, { knowledge: tax, today });
  expect(outcome).toBe('answered');
  expect(text).toContain(rest);
  expect(text).not.toContain(spring);
});

describe('a closing that the website states', () => {
  it('for a regular day is told beside holidays', () => {
    const knowledge = learn([
      'Tuesday to Thursday | 10:00 am to 4:00 pm',
      'Sundays and federal holidays | Closed',
    ]);
    expect(ask('are you open on sundays', { knowledge, today }).text).toMatch(
      /^Sundays and federal holidays/,
    );
  });

  test.each([
    ['2026-12-28', /^December 24 to January 1 — Hours: Closed$/],
    ['2026-12-23', /Monday to Friday/],
    ['2027-01-04', /Monday to Friday/],
  ])('on %s is the answer to “Are you open today?”', (day, answer) => {
    const { text, outcome } = ask('Are you open today?', { knowledge: shop, today: day });
    expect([outcome, text]).toEqual(['answered', expect.stringMatching(answer)]);
    if (day === '2026-12-28') expect(text).not.toMatch(/pm/);
    else expect(text).not.toContain('Closed');
  });

  it('may stand in a sentence or below a heading', () => {
    const after =
      '<p>Our office is closed on Monday, November 30, 2026.</p><h2>Days we are closed</h2><ul><li>Tuesday, December 1, 2026, for the fair</li></ul><h2>Classes</h2><p>Registration is closed from December 2, 2026.</p>';
    const knowledge = learn(['Monday to Friday | 8:30 am to 5:00 pm'], { after });
    const on = (day: string) => ask('Are you open today?', { knowledge, today: day }).text;
    expect(on('2026-11-30')).toBe('Our office is closed on Monday, November 30, 2026.');
    expect(on('2026-12-01')).toBe('Days we are closed: Tuesday, December 1, 2026, for the fair');
    expect(on('2026-12-02')).toContain('8:30 am');
  });
});

it('a line whose season leaves out the day asked for is no sure answer', () => {
  const knowledge = readSampleSite({
    name: 'Oak Cycles',
    language: 'en',
    pages: {
      '/': '<h1>Oak Cycles</h1><p>A bicycle shop on Elm Street.</p>',
      '/rides.html':
        '<h1>Rides</h1><h2>Saturday ride</h2><p>The Saturday ride leaves the shop at 7:30 am from April to October.</p>',
    },
  });
  const asked = (day: string) => ask('Is there a Saturday ride this Saturday?', { knowledge, today: day });
  expect(asked('2027-05-03').outcome).toBe('answered');
  expect(asked(today).outcome).toBe('unsure');
  expect(asked(today).citations[0]?.quote).toContain('from April to October');
});
