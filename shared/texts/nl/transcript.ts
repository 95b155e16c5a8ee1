import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'Hallo,',
  subject: 'Een gesprek met een assistent',
  introduction: (days) =>
    `Iemand die met een assistent heeft gesproken, vroeg ons het gesprek naar dit adres te sturen. Het is ${days} dagen te lezen via de link hieronder, tenzij het eerder wordt verwijderd.`,
  read: 'Lees het gesprek',
  title: (company) => `Uw gesprek met de assistent van ${company}`,
};
