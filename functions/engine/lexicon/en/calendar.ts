import type { Calendar } from '../lexicon.ts';

export const calendar: Calendar = {
  months: [
    'jan(?:uary)?',
    'feb(?:ruary)?',
    'march',
    'apr(?:il)?',
    'may',
    'june?',
    'july?',
    'aug(?:ust)?',
    'sept?(?:ember)?',
    'oct(?:ober)?',
    'nov(?:ember)?',
    'dec(?:ember)?',
  ],
  weekdays: [
    'sun(?:days?)?',
    'mon(?:days?)?',
    'tue(?:s|sdays?)?',
    'wed(?:nesdays?)?',
    'thu(?:r|rs|rsdays?)?',
    'fri(?:days?)?',
    'sat(?:urdays?)?',
  ],
};
