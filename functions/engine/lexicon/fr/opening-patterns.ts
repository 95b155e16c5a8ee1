import type { OpeningPatterns } from '../opening-patterns.ts';

export const openingPatterns: OpeningPatterns = {
  dayOff: /jours? f[eé]ri[eé]s?/u,
  weeksOff: /vacances/u,
  open: /ouverte?s?|ouvre[zs]?|ouvrent|ferme[zes]?|fermes|fermee?s?|horaires?/u,
  when: /aujourd'?hui|demain|ce soir|maintenant|toute l'annee|pendant/u,
  visit: /aller|venir|passer|joindre|parler|appeler|quelqu'?un|matin|apres-midi|soir/u,
  asksForOpening: /\b(?:horaires?|ouv\w*|ferm\w*|heures)\b/u,
};
