import type { OpeningPatterns } from '../opening-patterns.ts';

export const openingPatterns: OpeningPatterns = {
  dayOff: /(?:bank |public |legal )?holidays?/u,
  weeksOff: /holidays?|vacations?/u,
  open: /(?:opening|office|business) hours|open(?:ing|s|ed)?|clos(?:e|es|ed|ing)|hours/u,
  when: /today|tonight|tomorrow|now|right now|usually|normally|all year(?: round)?|during|over/u,
  visit:
    /come|comes|visit|drop|stop|pop|swing|walk|call|ring|reach|talk|speak|see|meet|someone|somebody|anyone|anybody|people|there|around|available|work(?:s|ing)?|morning|afternoon|evening/u,
  asksForOpening: /\b(?:open\w*|clos\w*|hours?|there)\b/u,
};
