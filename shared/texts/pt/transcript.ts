import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'Olá,',
  subject: 'Uma conversa com um assistente',
  introduction: (days) =>
    `Alguém que falou com um assistente pediu-nos para enviar a conversa para este endereço. Pode ser lida na ligação abaixo durante ${days} dias, salvo se for apagada antes.`,
  read: 'Ler a conversa',
  title: (company) => `A sua conversa com o assistente de ${company}`,
};
