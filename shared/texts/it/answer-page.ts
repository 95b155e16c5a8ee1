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
  automatic:
    'Questa è una risposta automatica dell’assistente di {name}. Risponda a questa e-mail per chiedere altro, oppure scriva che desidera parlare con una persona.',
  attachmentsLeft: 'Gli allegati non vengono letti. Scriva che cosa desidera sapere.',
};
