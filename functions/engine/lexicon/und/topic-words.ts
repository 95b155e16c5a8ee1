import type { TopicWords } from '../topic-words.ts';

export const topicWords: TopicWords = {
  contact: 'contatto contato kapcsolat yhteystiedot kontakty orari openingstijd godziny',
  prices: 'prezzi prezzo prijs cennik',
  joining: 'iscrizion',
  people: 'chi-siamo',
  legalNotice: 'note-legali',
};
