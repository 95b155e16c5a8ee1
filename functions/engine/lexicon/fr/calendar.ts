import type { Calendar } from '../lexicon.ts';

export const calendar: Calendar = {
  months: [
    'jan(?:vier)?',
    'f[eé]v(?:rier)?',
    'mars',
    'avr(?:il)?',
    'mai',
    'juin',
    'juillet',
    'ao[uû]t',
    'sept?(?:embre)?',
    'oct(?:obre)?',
    'nov(?:embre)?',
    'd[eé]cembre',
  ],
  weekdays: ['dimanches?', 'lundis?', 'mardis?', 'mercredis?', 'jeudis?', 'vendredis?', 'samedis?'],
};
