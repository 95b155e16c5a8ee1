import type { TopicWords } from '../topic-words.ts';

export const topicWords: TopicWords = {
  contact: 'contatto contato kapcsolat yhteystiedot kontakty orari openingstijd godziny',
  prices: 'prezzi prezzo prijs cennik',
  joining: 'iscrizion',
  people: 'chi-siamo',
  rules:
    'termini condizioni rimbors annullament termos condicoes cancelament voorwaarden terugbetaling annulering regulamin warunki zwrot zwroty',
  legalNotice: 'note-legali',
};
