import type { OpeningPatterns } from '../opening-patterns.ts';

export const openingPatterns: OpeningPatterns = {
  dayOff: /feiertag\p{L}*/u,
  weeksOff: /\p{L}*ferien/u,
  open: /geoffnet|offen|offnet|offnen|offnungszeiten|geschlossen|schliesst|schliessen|(?:macht|machen)(?=.{1,40}(?<!\p{L})(?:auf|zu)[\s?!.]*$)|(?<=(?<!\p{L})(?:habt|haben|hat|macht|machen|ist|seid|sind) .{1,40})(?:auf|zu)(?=[\s?!.]*$)/u,
  when: /heute|morgen|ganzjahrig|das ganze jahr|wahrend|jetzt|gerade|normalerweise/u,
  visit:
    /(?:vorbei|hin)?(?:kommen|gehen)|vorbeischauen|besuchen|erreich(?:en|bar)|sprechen|reden|anrufen|jemand(?:en|em)?|arbeite(?:n|t)|morgens|vormittags?|nachmittags?|abends?/u,
  asksForOpening: /\b(?:offn\w*|geoffn\w*|offen|auf|zu|schliess\w*|geschlossen|\w*zeiten)\b/u,
};
