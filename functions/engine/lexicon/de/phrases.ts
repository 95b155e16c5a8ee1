import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting:
    'Guten Tag! Ich bin der KI-Assistent von {organisation} und antworte mit dem, was auf der Website steht. Was möchten Sie wissen?',
  thanks: 'Gern geschehen. Möchten Sie noch etwas über {organisation} wissen?',
  goodbye: 'Auf Wiedersehen und danke für Ihren Besuch bei {organisation}.',
  identity:
    'Ich bin ein KI-Assistent von {organisation}, kein Mensch. Ich antworte mit dem, was auf der Website steht, und zeige die Fundstelle.',
  howAreYou:
    'Danke, hier ist alles in Ordnung. Ich bin der KI-Assistent von {organisation}. Was möchten Sie wissen?',
  unsure: 'Ich bin nicht sicher, ob das Ihre Frage beantwortet. Am nächsten kommt:',
  websiteSays: 'Auf der Website steht dazu:',
  declined: 'Dazu habe ich auf der Website von {organisation} nichts gefunden.',
  closestPage: 'Am nächsten kommt vielleicht die Seite „{title}“.',
  otherQuestion: 'Zu Ihrer anderen Frage:',
  refused: 'Ich kann nur Fragen zu {organisation} anhand der Website beantworten und dabei nicht helfen.',
  abuse: 'Ich helfe gern bei Fragen zu {organisation}. Bitte stellen Sie mir eine.',
  opening: 'Ich helfe gern. Was möchten Sie über {organisation} wissen?',
  complaint: 'Es tut mir leid, dass das nicht geholfen hat. Bitte fragen Sie es mit anderen Worten.',
  privacy:
    'Ich bin ein KI-Assistent. {organisation} kann dieses Gespräch lesen; bitte schreiben Sie nichts Vertrauliches.',
  handoff:
    'Ich bin ein KI-Assistent und kann Sie nicht direkt verbinden. So erreichen Sie {organisation}: {contact}.',
  handoffWithoutContact:
    'Ich bin ein KI-Assistent und kann Sie nicht direkt verbinden; eine Telefonnummer oder E-Mail-Adresse habe ich auf der Website von {organisation} nicht gefunden.',
  contactOffer: 'Sie können {organisation} direkt fragen: {contact}.',
  phone: 'Telefon',
  email: 'E-Mail',
  past: 'Bitte beachten Sie, dass dieses Datum vorbei ist.',
  foreignQuote: 'Auf der Website steht dazu (Sprache: {language}):',
  topicPage: 'Die Website hat eine Seite dazu: „{title}“.',
  repliesIn: 'Ich antworte Ihnen gern auf {language}.',
  staffLanguage:
    'Auf der Website von {organisation} habe ich nicht gefunden, ob dort jemand {language} spricht.',
};
