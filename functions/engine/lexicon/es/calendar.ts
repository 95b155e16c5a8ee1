import type { Calendar } from '../lexicon.ts';

export const calendar: Calendar = {
  months: [
    'enero',
    'feb(?:rero)?',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'sept?(?:iembre)?',
    'oct(?:ubre)?',
    'nov(?:iembre)?',
    'dic(?:iembre)?',
  ],
  weekdays: ['domingos?', 'lunes', 'martes', 'mi[eé]rcoles', 'jueves', 'viernes', 's[aá]bados?'],
};
