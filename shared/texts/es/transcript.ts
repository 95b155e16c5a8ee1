import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'Hola:',
  subject: 'Una conversación con un asistente',
  introduction: (days) =>
    `Alguien que habló con un asistente nos pidió enviar la conversación a esta dirección. Puede leerse en el enlace durante ${days} días, salvo que se elimine antes.`,
  read: 'Leer la conversación',
  title: (company) => `Su conversación con el asistente de ${company}`,
};
