import type { IntentPatterns } from '../intent-patterns.ts';

export const intentPatterns: IntentPatterns = {
  about: /что это(?: такое)?|чем (?:занимается it|вы занимаетесь)|о (?:вас|нас|компании|школе)|кто вы/u,
  offer: /какие (?:у вас )?услуги|что вы предлагаете/u,
  ours: /все/u,
  offerHeading: /услуги/u,
  topicLead: /расскажите (?:о|об|про)/u,
  officeName: /зовут|имя/u,
  fax: /факс/u,
  otherYear: /прошл\p{L}* год|следующ\p{L}* год/u,
};
