export type TranscriptTexts = {
  greeting: string;
  subject: string;
  introduction: (days: number) => string;
  read: string;
  /** Of the page behind the link. */
  title: (company: string) => string;
};

/** Texts of the mail with the link to a conversation. It names nobody, because anybody may type an address. */
export const transcriptTexts: TranscriptTexts = {
  greeting: 'Hello there,',
  subject: 'A conversation with an assistant',
  introduction: (days) =>
    `Somebody who talked to an assistant asked us to send the conversation to this address. It can be read at the link below for ${days} days, unless it is deleted earlier.`,
  read: 'Read the conversation',
  title: (company) => `Your conversation with the assistant of ${company}`,
};
