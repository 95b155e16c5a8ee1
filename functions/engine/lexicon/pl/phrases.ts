import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting: 'Dzień dobry! Jestem asystentem AI {organisation}. Odpowiadam {from}. Co chcesz wiedzieć?',
  thanks: 'Proszę bardzo. Czy chcesz wiedzieć coś jeszcze o {organisation}?',
  goodbye: 'Do widzenia i dziękuję za odwiedzenie {organisation}.',
  neverMind: 'Dobrze. Co jeszcze chcesz wiedzieć?',
  identity:
    'Jestem asystentem AI {organisation}, nie człowiekiem. Odpowiadam {from} i pokazuję, gdzie to napisano.',
  howAreYou: 'Dziękuję, wszystko w porządku. Jestem asystentem AI {organisation}. Co chcesz wiedzieć?',
  unsure: 'Najbliższe, co udało się znaleźć:',
  websiteSays: 'Oto co {says}:',
  noSureAnswer: 'Nie mam na to pewnej odpowiedzi.',
  closest: 'Najbliższe {in}:',
  declined: 'Nie udało mi się tego znaleźć {in}.',
  refused: 'Mogę odpowiadać tylko na pytania o {organisation} {from}, więc w tym nie pomogę.',
  abuse: 'Chętnie pomogę w pytaniach o {organisation}. Zadaj jakieś.',
  opening: 'Chętnie pomogę. Co chcesz wiedzieć o {organisation}?',
  complaint: 'Przykro mi, że to nie pomogło. Zapytaj innymi słowami.',
  privacy: 'Jestem asystentem AI. {organisation} może czytać tę rozmowę, więc nie pisz niczego poufnego.',
  handoff: 'Kontakt z {organisation}: {contact}.',
  handoffWithoutContact: 'Przekażę to komuś z {organisation}.',
  contactOffer: 'Możesz zapytać {organisation} bezpośrednio: {contact}.',
  phone: 'telefon',
  email: 'e-mail',
  past: 'Uwaga: ta data już minęła.',
  foreignQuote: 'Oto co {says} ({language}):',
  topicPage: '{topic}: „{title}”.',
  origins: {
    website: {
      in: 'na stronie {organisation}',
      from: 'na podstawie jej strony internetowej',
      says: 'napisano na stronie',
      topic: 'Na stronie jest podstrona na ten temat',
    },
    documents: {
      in: 'w dokumentach {organisation}',
      from: 'na podstawie jej dokumentów',
      says: 'napisano w dokumentach',
      topic: 'Jest dokument na ten temat',
    },
  },
};
