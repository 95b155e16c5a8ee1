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
  automatic:
    'Ceci est une réponse automatique de l’assistant de {name}. Répondez à cet e-mail pour poser une autre question, ou écrivez que vous souhaitez parler à une personne.',
  attachmentsLeft: 'Les pièces jointes ne sont pas lues. Écrivez ce que vous souhaitez savoir.',
};
