import type { Calendar } from '../lexicon.ts';

export const calendar: Calendar = {
  months: [
    'jan(?:uar)?',
    'feb(?:ruar)?',
    'm[aä]rz',
    'apr(?:il)?',
    'mai',
    'juni',
    'juli',
    'aug(?:ust)?',
    'sept?(?:ember)?',
    'okt(?:ober)?',
    'nov(?:ember)?',
    'dez(?:ember)?',
  ],
  weekdays: ['sonntags?', 'montags?', 'dienstags?', 'mittwochs?', 'donnerstags?', 'freitags?', 'samstags?'],
};
