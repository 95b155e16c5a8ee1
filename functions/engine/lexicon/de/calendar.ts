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
  shortWeekdays: ['so', 'mo', 'di', 'mi', 'do', 'fr', 'sa'],
  everyDay: /\b(?:täglich|jeden tag)\b/u,
  repetition: {
    each: /jede[nrs]?|alle/u,
    span: /tage?|wochen?|monate?|jahre?/u,
    often: /täglich|wöchentlich|monatlich|jährlich/u,
    end: /bis/u,
  },
  weekdayRange: /bis/u,
  weekend: /(?:am )?wochenenden?/u,
  // "Sonn- und Feiertage".
  sundayBefore: /sonn-(?=\s*(?:und|u\.|&|\+)\s*feiertag)/u,
  workdays: /werktags|wochentags|unter der woche/u,
  shortJoiner: /bis|und|u\./u,
  holidays: /Feiertagen?|Feiertags/u,
  beforeClock: /von |ab |nur /u,
  clockRange: /bis/u,
  closed: /geschlossen|ruhetag/u,
  period:
    /kalender|termine|schuljahr|saison|fr[uü]hjahr|fr[uü]hling|sommer|herbst|ferien|fristen|veranstaltung/u,
  dateJoiner: /bis|und/u,
  dateRange: /bis(?: zum)?/u,
  weekdayArticle: /den/u,
  noon: /mittags/u,
  oClock: /uhr/u,
};
