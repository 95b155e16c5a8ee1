import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'Buongiorno,',
  subject: 'Una conversazione con un assistente',
  introduction: (days) =>
    `Chi ha parlato con un assistente ci ha chiesto di inviare la conversazione a questo indirizzo. Si può leggere al link qui sotto per ${days} giorni, se non viene eliminata prima.`,
  read: 'Leggi la conversazione',
  title: (company) => `La Sua conversazione con l’assistente di ${company}`,
};
