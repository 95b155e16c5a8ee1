import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'Dzień dobry,',
  subject: 'Rozmowa z asystentem',
  introduction: (days) =>
    `Ktoś, kto rozmawiał z asystentem, poprosił nas o przesłanie rozmowy na ten adres. Można ją przeczytać pod poniższym linkiem (liczba dni: ${days}), chyba że zostanie wcześniej usunięta.`,
  read: 'Przeczytaj rozmowę',
  title: (company) => `Rozmowa z asystentem ${company}`,
};
