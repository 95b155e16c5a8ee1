import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'Guten Tag,',
  subject: 'Eine Unterhaltung mit einem Assistenten',
  introduction: (days) =>
    `Jemand, der mit einem Assistenten gesprochen hat, hat uns gebeten, die Unterhaltung an diese Adresse zu schicken. Unter dem Link ist sie ${days} Tage lang zu lesen, wenn sie nicht vorher gelöscht wird.`,
  read: 'Unterhaltung lesen',
  title: (company) => `Ihre Unterhaltung mit dem Assistenten von ${company}`,
};
