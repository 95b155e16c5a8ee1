import type { AnswerPageTexts } from '../en/answer-page.ts';

export const answerPageTexts: AnswerPageTexts = {
  title: 'La Sua risposta',
  asked: 'Ha chiesto:',
  sources: 'Fonti',
  next: 'Fai un’altra domanda',
  ask: 'Chiedi',
  back: 'Torna all’assistente',
  noQuestion: 'Scriva una domanda.',
  noAssistant:
    'Non sappiamo a quale assistente ha fatto la domanda. Torni alla sua pagina e chieda di nuovo.',
};
