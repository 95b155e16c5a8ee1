import type { IntentPatterns } from '../intent-patterns.ts';

export const intentPatterns: IntentPatterns = {
  about: /что это(?: такое)?|чем (?:занимается it|вы занимаетесь)|о (?:вас|нас|компании|школе)|кто вы/u,
  officeName: /зовут|имя/u,
  fax: /факс/u,
};
