import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting:
    'Guten Tag! Ich bin der KI-Assistent von {organisation} und antworte {from}. Was möchten Sie wissen?',
  thanks: 'Gern geschehen. Möchten Sie noch etwas über {organisation} wissen?',
  goodbye: 'Auf Wiedersehen und danke für Ihren Besuch bei {organisation}.',
  neverMind: 'In Ordnung. Was möchten Sie sonst wissen?',
  identity:
    'Ich bin ein KI-Assistent von {organisation}, kein Mensch. Ich antworte {from}, und zeige die Fundstelle.',
  howAreYou:
    'Danke, hier ist alles in Ordnung. Ich bin der KI-Assistent von {organisation}. Was möchten Sie wissen?',
  unsure: 'Am nächsten kommt:',
  websiteSays: 'Das {says}:',
  noSureAnswer: 'Darauf habe ich keine sichere Antwort.',
  closest: 'Am nächsten kommt {in}:',
  declined: 'Dazu habe ich {in} nichts gefunden.',
  refused: 'Ich kann nur Fragen zu {organisation} beantworten, und nur {from}. Dabei kann ich nicht helfen.',
  abuse: 'Ich helfe gern bei Fragen zu {organisation}. Bitte stellen Sie mir eine.',
  opening: 'Ich helfe gern. Was möchten Sie über {organisation} wissen?',
  complaint: 'Es tut mir leid, dass das nicht geholfen hat. Bitte fragen Sie es mit anderen Worten.',
  privacy:
    'Ich bin ein KI-Assistent. {organisation} kann dieses Gespräch lesen; bitte schreiben Sie nichts Vertrauliches.',
  handoff: 'So erreichen Sie {organisation}: {contact}.',
  handoffWithoutContact: 'Ich gebe das an jemanden bei {organisation} weiter.',
  contactOffer: 'Sie können {organisation} direkt fragen: {contact}.',
  phone: 'Telefon',
  email: 'E-Mail',
  past: 'Bitte beachten Sie, dass dieses Datum vorbei ist.',
  foreignQuote: 'Das {says} (Sprache: {language}):',
  topicPage: '{topic}: „{title}“.',
  origins: {
    website: {
      in: 'auf der Website von {organisation}',
      from: 'mit dem, was auf der Website steht',
      says: 'steht auf der Website',
      topic: 'Die Website hat eine Seite dazu',
    },
    documents: {
      in: 'in den Unterlagen von {organisation}',
      from: 'mit dem, was in den Unterlagen steht',
      says: 'steht in den Unterlagen',
      topic: 'Dazu gibt es ein Dokument',
    },
  },
};
