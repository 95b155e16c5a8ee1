import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting: 'Hallo! Ik ben de AI-assistent van {organisation}. Ik antwoord {from}. Wat wilt u weten?',
  thanks: 'Graag gedaan. Wilt u nog iets weten over {organisation}?',
  goodbye: 'Tot ziens, en bedankt voor uw bezoek aan {organisation}.',
  neverMind: 'Goed. Wat wilt u nog meer weten?',
  identity:
    'Ik ben een AI-assistent van {organisation}, geen mens. Ik antwoord {from} en laat zien waar het staat.',
  howAreYou: 'Dank u, alles is goed. Ik ben de AI-assistent van {organisation}. Wat wilt u weten?',
  unsure: 'Het beste dat ik vond:',
  websiteSays: 'Dit {says}:',
  noSureAnswer: 'Daar heb ik geen zeker antwoord op.',
  closest: 'Het dichtst in de buurt komt {in}:',
  declined: 'Ik heb dat niet gevonden {in}.',
  refused: 'Ik kan alleen vragen over {organisation} beantwoorden {from}, dus hiermee kan ik niet helpen.',
  abuse: 'Ik help graag met vragen over {organisation}. Stel er gerust een.',
  opening: 'Ik help u graag. Wat wilt u weten over {organisation}?',
  complaint: 'Het spijt me dat dit niet hielp. Vraag het in andere woorden.',
  privacy: 'Ik ben een AI-assistent. {organisation} kan dit gesprek lezen, dus schrijf niets vertrouwelijks.',
  handoff: 'U kunt {organisation} hier bereiken: {contact}.',
  handoffWithoutContact: 'Ik geef dit door aan iemand van {organisation}.',
  contactOffer: 'U kunt {organisation} rechtstreeks vragen: {contact}.',
  phone: 'telefoon',
  email: 'e-mail',
  past: 'Let op: deze datum is voorbij.',
  foreignQuote: 'Dit {says} ({language}):',
  topicPage: '{topic}: “{title}”.',
  origins: {
    website: {
      in: 'op de website van {organisation}',
      from: 'vanuit de website',
      says: 'staat op de website',
      topic: 'De website heeft hierover een pagina',
    },
    documents: {
      in: 'in de documenten van {organisation}',
      from: 'vanuit de documenten',
      says: 'staat in de documenten',
      topic: 'Er is een document hierover',
    },
  },
};
