import type { AnswerPageTexts } from '../en/answer-page.ts';

export const answerPageTexts: AnswerPageTexts = {
  title: 'Votre réponse',
  asked: 'Vous avez demandé :',
  sources: 'Sources',
  next: 'Poser une autre question',
  ask: 'Demander',
  back: 'Revenir à l’assistant',
  noQuestion: 'Veuillez écrire une question.',
  noAssistant:
    'Nous ne savons pas à quel assistant vous avez posé la question. Revenez à sa page et recommencez.',
};
