import type { LegalText } from './legal-text.ts';

export const subprocessors: LegalText = {
  updatedOn: '2026-11-21',
  sections: [
    {
      heading: 'Who works for us',
      paragraphs: [
        '- Amazon Web Services, Inc.: hosting, storage, queues, e-mail; United States.',
        '- Amazon Bedrock, where an assistant is set to phrase answers with a model: the question and the quotes; United States. Not used for training.',
        '- Amazon Transcribe, for recordings that a customer adds without captions: the recording; United States.',
        '- Stripe, Inc.: payments; United States. Card data goes to Stripe alone.',
      ],
    },
    {
      heading: 'News of changes',
      paragraphs: ['Write to {email} to hear of a new subprocessor thirty days before it begins.'],
    },
  ],
};
