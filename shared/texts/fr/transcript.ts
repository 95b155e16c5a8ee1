import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'Bonjour,',
  subject: 'Une conversation avec un assistant',
  introduction: (days) =>
    `Quelqu’un qui a discuté avec un assistant nous a demandé d’envoyer la conversation à cette adresse. Le lien ci-dessous permet de la lire pendant ${days} jours, sauf si elle est supprimée avant.`,
  read: 'Lire la conversation',
  title: (company) => `Votre conversation avec l’assistant de ${company}`,
};
