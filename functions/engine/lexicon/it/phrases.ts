import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting: 'Buongiorno! Sono l’assistente IA di {organisation}. Rispondo {from}. Che cosa desidera sapere?',
  thanks: 'Prego. Desidera sapere altro su {organisation}?',
  goodbye: 'Arrivederci e grazie per aver visitato {organisation}.',
  neverMind: 'D’accordo. Che altro desidera sapere?',
  identity:
    'Sono un assistente IA di {organisation}, non una persona. Rispondo {from} e indico dove si trova.',
  howAreYou: 'Grazie, va tutto bene. Sono l’assistente IA di {organisation}. Che cosa desidera sapere?',
  unsure: 'Il testo più vicino che ho trovato:',
  websiteSays: 'Ecco che cosa {says}:',
  noSureAnswer: 'Non ho una risposta certa.',
  closest: 'Il testo più vicino {in}:',
  declined: 'Non l’ho trovato {in}.',
  refused: 'Posso rispondere solo a domande su {organisation} {from}, quindi non posso aiutarLa in questo.',
  abuse: 'Rispondo volentieri a domande su {organisation}. Me ne faccia una.',
  opening: 'Sono qui per aiutarLa. Che cosa desidera sapere su {organisation}?',
  complaint: 'Mi dispiace di non averLa aiutata. Provi a chiederlo con altre parole.',
  privacy:
    'Sono un assistente IA. {organisation} può leggere questa conversazione, quindi non scriva nulla di riservato.',
  handoff: 'Può contattare {organisation} qui: {contact}.',
  handoffWithoutContact: 'Lo inoltro a qualcuno di {organisation}.',
  contactOffer: 'Può chiedere direttamente a {organisation}: {contact}.',
  phone: 'telefono',
  email: 'e-mail',
  past: 'Attenzione, questa data è passata.',
  foreignQuote: 'Ecco che cosa {says} ({language}):',
  topicPage: '{topic}: «{title}».',
  origins: {
    website: {
      in: 'sul sito di {organisation}',
      from: 'in base al suo sito',
      says: 'dice il sito',
      topic: 'Il sito ha una pagina su questo',
    },
    documents: {
      in: 'nei documenti di {organisation}',
      from: 'in base ai suoi documenti',
      says: 'dicono i documenti',
      topic: 'C’è un documento su questo',
    },
  },
};
