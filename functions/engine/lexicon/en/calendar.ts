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
  shortWeekdays: ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'],
  everyDay:
    /\b(?:daily|every (?:single )?day(?! (?:of )?(?:the )?(?:school|that|when|on which|we are)\b)|seven days|7 days)\b/u,
  weekdayRange: /to|through|thru/u,
  weekend: /week-?ends?/u,
  workdays: /(?<!ten |five |\d )(?:week|work)days/u,
  holidays: /holidays/u,
  closed: /closed/u,
  period:
    /calendar|schedule|school|season|semester|\bterms?\b|\b(?:academic )?year\b|spring|summer|autumn|\bfall\b|winter|events?\b|dates\b|deadlines?|agenda|programme?\b|conference/u,
  dateJoiner: /to|and/u,
  dateRange: /to|until|till|through|thru/u,
  weekdayArticle: /the/u,
  noon: /noon|midday/u,
  midnight: /midnight/u,
};
