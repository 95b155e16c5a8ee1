import type { AnswerPageTexts } from '../en/answer-page.ts';

export const answerPageTexts: AnswerPageTexts = {
  title: 'Su respuesta',
  asked: 'Usted preguntó:',
  sources: 'Fuentes',
  next: 'Haga otra pregunta',
  ask: 'Preguntar',
  back: 'Volver al asistente',
  noQuestion: 'Escriba una pregunta.',
  noAssistant: 'No sabemos a qué asistente preguntó. Vuelva a su página y pregunte de nuevo.',
  automatic:
    'Esta es una respuesta automática del asistente de {name}. Responda a este correo para preguntar algo más, o escriba que desea hablar con una persona.',
  attachmentsLeft: 'Los archivos adjuntos no se leen. Escriba lo que desea saber.',
};
