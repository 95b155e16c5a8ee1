import type { HandoffPhrases } from '../en/handoff.ts';

export const handoffPhrases: HandoffPhrases = {
  offer: 'Soll ich jemanden bei {organisation} fragen?',
  optionalName:
    'Wenn sich {organisation} bei Ihnen melden soll, nennen Sie mir Ihren Namen. Oder fragen Sie einfach weiter.',
  askQuestion: 'Worum geht es? Sie können das überspringen.',
  askName: 'Ich gebe Ihre Frage an {organisation} weiter. Wie ist Ihr Name?',
  askNameToo: 'Wie ist Ihr Name?',
  askContact: 'Danke, {name}. Unter welcher E-Mail-Adresse oder Telefonnummer erreicht {organisation} Sie?',
  missingContact:
    'Bitte geben Sie eine E-Mail-Adresse oder Telefonnummer ein, oder schreiben Sie „abbrechen“.',
  invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  invalidPhone: 'Bitte geben Sie eine gültige Telefonnummer ein. Eine E-Mail-Adresse genügt auch.',
  cancelled: 'In Ordnung, es wurde nichts weitergegeben. Was möchten Sie sonst wissen?',
  collected: 'Danke, {name}. Ich habe Ihre Frage an {organisation} weitergegeben.',
  expectReply: 'Sie erhalten {when} eine Antwort.',
  within: 'innerhalb von {hours}',
  by: 'bis {day}, {time} Uhr ({zone})',
  openNow: 'Das Büro ist jetzt geöffnet, bis {time} Uhr ({zone}).',
  closedNow: 'Das Büro ist jetzt geschlossen. Es öffnet {day} um {time} Uhr ({zone}).',
  offerAddition: 'Soll ich das Ihrer Nachricht an {organisation} hinzufügen?',
  notAdded: 'In Ordnung, Ihre Nachricht bleibt, wie sie ist. Was möchten Sie sonst wissen?',
  added: 'Ich habe das Ihrer Nachricht an {organisation} hinzugefügt.',
  tooMany:
    'Aus diesem Gespräch wurden heute schon mehrere Nachrichten weitergegeben. Bitte wenden Sie sich direkt an {organisation}.',
  personAnswers:
    'Bei {organisation} schreibt gerade jemand eine Antwort auf Ihre Nachricht. Ich überlasse das der Person und beantworte andere Fragen.',
  personAnswered: '{organisation} hat Ihre Nachricht beantwortet. Ich bin wieder für weitere Fragen da.',
  personJoined:
    '{name} von {organisation} ist jetzt in diesem Chat. Ich schweige, bis mir der Chat zurückgegeben wird.',
  personLeft: 'Ich antworte wieder.',
};
