import type { AnswerPageTexts } from '../en/answer-page.ts';

export const answerPageTexts: AnswerPageTexts = {
  title: 'Ihre Antwort',
  asked: 'Sie haben gefragt:',
  sources: 'Quellen',
  next: 'Noch eine Frage stellen',
  ask: 'Fragen',
  back: 'Zurück zum Assistenten',
  noQuestion: 'Bitte geben Sie eine Frage ein.',
  noAssistant:
    'Wir wissen nicht, welchen Assistenten Sie gefragt haben. Gehen Sie zurück und fragen Sie auf seiner Seite noch einmal.',
  automatic:
    'Dies ist eine automatische Antwort des Assistenten von {name}. Antworten Sie auf diese E-Mail, um weiterzufragen, oder schreiben Sie, dass Sie von einem Menschen hören möchten.',
  attachmentsLeft: 'Anhänge werden nicht gelesen. Bitte schreiben Sie, was Sie wissen möchten.',
};
