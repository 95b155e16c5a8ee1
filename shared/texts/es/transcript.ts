import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'Hola:',
  subject: (company) => `Su conversación con el asistente de ${company}`,
  introduction: (company) =>
    `Alguien que habló con el asistente de ${company} nos pidió enviar la conversación a esta dirección.`,
  you: 'Usted',
  assistant: 'Asistente',
  sources: 'Fuentes de las respuestas',
};
