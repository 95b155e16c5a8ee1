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
};
