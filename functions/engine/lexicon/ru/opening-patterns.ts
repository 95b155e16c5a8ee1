import type { OpeningPatterns } from '../opening-patterns.ts';

export const openingPatterns: OpeningPatterns = {
  dayOff: /праздни\p{L}*/u,
  weeksOff: /каникул\p{L}*/u,
  open: /(?:часы|режим|график) работы|открыт[аыо]?|открывае\p{L}*|закрыт[аыо]?|закрывае\p{L}*|работае(?:те|т|шь)/u,
  when: /сегодня|завтра|круглыи год|сеичас|обычно/u,
  visit: /приити|прииду|позвонить|кто-нибудь/u,
  asksForOpening: /час|откры|закры|работае/u,
};
