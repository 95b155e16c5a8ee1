import type { OpeningPatterns } from '../opening-patterns.ts';

export const openingPatterns: OpeningPatterns = {
  dayOff: /festivos?|feriados?/u,
  weeksOff: /vacaciones/u,
  open: /abiert[oa]s?|abren?|abris|abrir|cierran?|cerrad[oa]s?|horarios?/u,
  when: /hoy|manana|ahora|todo el ano|durante/u,
  visit: /trabaj\p{L}+|atiend\p{L}+|ir|voy|pasar|llamar|hablar|alguien|manana|tarde|noche/u,
  asksForOpening: /\b(?:horarios?|abr\w*|abiert\w*|cierr\w*)\b/u,
};
