import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

const rows = (lines: readonly string[]) =>
  `<table>${lines
    .map(
      (line) =>
        `<tr>${line
          .split(' | ')
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</table>`;
const items = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${line.replace(' | ', ': ')}</li>`).join('')}</ul>`;
const paragraphs = (lines: readonly string[]) =>
  lines.map((line) => `<p>${line.replace(' | ', ' ')}</p>`).join('');

function ask(question: string, html: string, { heading = 'Office hours', language = 'en' } = {}) {
  const knowledge = readSampleSite({
    name: 'Birch School',
    language,
    pages: {
      '/': `<h1>Birch School</h1><p>Birch School teaches 320 pupils in twelve classes.</p><h2>${heading}</h2>${html}`,
    },
  });
  return answerQuestion({ knowledge, question, history: [] }).text;
}

describe('hours in a way of writing of their own', () => {
  const week = ['Mon | 8–12, 14–18', 'Tue | closed', 'Wed – Fri | 8–12'];
  it.each([
    ['a table', rows(week)],
    ['a list', items(week)],
    ['paragraphs', paragraphs(week)],
  ])('in %s are told for the day asked for', (_, html) => {
    expect(ask('Are you open on Thursday?', html)).toMatch(/^Wed – Fri\W+8–12$/);
    expect(ask('Are you open on Monday?', html)).toMatch(/^Mon\W+8–12, 14–18$/);
    expect(ask('Are you open on Tuesday?', html)).toMatch(/^Tue\W+closed$/);
  });

  it.each([
    ['0800-1200', ['Mon | 0800-1200', 'Tue | closed', 'Wed – Fri | 0800-1600']],
    ['8 to 12', ['Monday | 8 to 12', 'Tuesday | closed', 'Thursday | 9 to 1 and 2 to 6']],
    ['morning only', ['Mon | 9:00 am – 5:00 pm', 'Tue | closed', 'Thu | morning only']],
    ['on request', ['Monday | 9:00 – 17:00', 'Tuesday | closed', 'Thursday | on request']],
    ['from ten', ['Monday | 9:00 – 17:00', 'Tuesday | closed', 'Thursday | from ten o’clock']],
  ])('such as “%s” are quoted as they stand', (_, lines) => {
    const [day = '', said = ''] = lines.at(-1)?.split(' | ') ?? [];
    const text = ask('Are you open on Thursday?', rows(lines));
    expect(text).toMatch(new RegExp(`^${day}\\W+${said}$`));
    const whole = ask('What are your office hours?', rows(lines));
    for (const line of lines) expect(whole).toContain(line.split(' | ')[1]);
  });

  it.each([
    [
      'de',
      'Öffnungszeiten',
      'Habt ihr am Donnerstag geöffnet?',
      ['Mo | 8–12', 'Di | geschlossen', 'Do | nur vormittags'],
    ],
    ['fr', 'Horaires', 'Êtes-vous ouverts le jeudi ?', ['Lundi | 8–12', 'Mardi | fermé', 'Jeudi | le matin']],
    ['es', 'Horario', '¿Abren el jueves?', ['Lunes | 8–12', 'Martes | cerrado', 'Jueves | solo mañanas']],
  ])('are quoted in %s', (language, heading, question, lines) => {
    const [, said = ''] = lines.at(-1)?.split(' | ') ?? [];
    expect(ask(question, rows(lines), { heading, language })).toContain(said);
  });

  it('in one line are told whole', () => {
    const html = '<p>Open Mon-Fri 0800-1200, Sat 9 to 1.</p>';
    expect(ask('Are you open on Thursday?', html)).toContain('Mon-Fri 0800-1200');
  });

  it('are not the rows of a timetable or ages', () => {
    const html = rows(['Monday | Yoga 9:00–10:00', 'Tuesday | Pilates', 'Thursday | Chess for ages 8–12']);
    expect(ask('Are you open on Thursday?', html, { heading: 'Classes' })).not.toMatch(/^Thursday/);
  });
});
