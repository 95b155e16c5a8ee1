import type { TranscriptTexts } from '../en/transcript.ts';

export const transcriptTexts: TranscriptTexts = {
  greeting: 'Guten Tag,',
  subject: (company) => `Ihre Unterhaltung mit dem Assistenten von ${company}`,
  introduction: (company) =>
    `Jemand, der mit dem Assistenten von ${company} gesprochen hat, hat uns gebeten, die Unterhaltung an diese Adresse zu schicken.`,
  you: 'Sie',
  assistant: 'Assistent',
  sources: 'Quellen der Antworten',
};
