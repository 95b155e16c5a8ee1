export type TranscriptTexts = {
  greeting: string;
  subject: (company: string) => string;
  introduction: (company: string) => string;
  you: string;
  assistant: string;
  sources: string;
};

/** Texts around a mailed conversation. */
export const transcriptTexts: TranscriptTexts = {
  greeting: 'Hello there,',
  subject: (company) => `Your conversation with the assistant of ${company}`,
  introduction: (company) =>
    `Somebody who talked to the assistant of ${company} asked us to send the conversation to this address.`,
  you: 'You',
  assistant: 'Assistant',
  sources: 'Sources of the answers',
};
