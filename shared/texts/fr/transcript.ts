import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'Bonjour,',
  subject: (company) => `Votre conversation avec l’assistant de ${company}`,
  introduction: (company) =>
    `Quelqu’un qui a discuté avec l’assistant de ${company} nous a demandé d’envoyer la conversation à cette adresse.`,
  you: 'Vous',
  assistant: 'Assistant',
  sources: 'Sources des réponses',
};
