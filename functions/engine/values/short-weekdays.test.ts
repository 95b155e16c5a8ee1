import { describe, expect, it } from 'vitest';
import { spellOutWeekdays } from './short-weekdays.ts';
import { coversWeekday } from './weekday-names.ts';

describe('short weekday names', () => {
  it.each([
    ['Mo–Fr 9–17 Uhr', 'Monday–Friday 9–17 Uhr'],
    [
      'Mo. - Do. 8.00 bis 16.30 Uhr, Fr. 8.00 bis 12.00 Uhr',
      'Monday - Thursday 8.00 bis 16.30 Uhr, Friday 8.00 bis 12.00 Uhr',
    ],
    ['Di, Do und Sa 10:00–14:00', 'Tuesday, Thursday und Saturday 10:00–14:00'],
    ['9–17 Uhr (Mo–Fr)', '9–17 Uhr (Monday–Friday)'],
    ['lun-ven 9h-18h', 'Monday-Friday 9h-18h'],
    ['sam. 9h30-12h', 'Saturday 9h30-12h'],
    ['L-V de 9:00 a 14:00', 'Monday–Friday de 9:00 a 14:00'],
    ['пн–пт 9:00–18:00', 'Monday–Friday 9:00–18:00'],
    ['Mo-Fr: 8 - 12', 'Monday-Friday: 8 - 12'],
    ['Closed at weekends', 'Closed at Saturday–Sunday'],
    ['Am Wochenende geschlossen', 'Saturday–Sunday geschlossen'],
    ['Weekdays 9 to 5', 'Monday–Friday 9 to 5'],
    ['Ouvert en semaine, fermé le week-end', 'Ouvert Monday–Friday, fermé le Saturday–Sunday'],
    ['По будням 9:00–18:00', 'Monday–Friday 9:00–18:00'],
  ])('are spelled out where they mean days: %s', (text, expected) => {
    expect(spellOutWeekdays(text)).toBe(expected);
  });

  it.each([
    'So geht es weiter, Sa und mehr.',
    'How do 9:30 talks work?',
    'Do you open at 9?',
    'La mar y el sol',
    'Sam meets Mo and Tu at the lake',
    'Salles L, V et S',
    'The form takes ten weekdays.',
  ])('stay unchanged elsewhere: %s', (text) => {
    expect(spellOutWeekdays(text)).toBe(text);
  });

  it.each([
    ['Mo–Fr 9–17 Uhr', 3, true],
    ['Mo–Fr 9–17 Uhr', 6, false],
    ['lun-sam 9h-18h', 6, true],
  ])('%s covers day %i: %s', (text, day, expected) => {
    expect(coversWeekday(text, day)).toBe(expected);
  });
});
