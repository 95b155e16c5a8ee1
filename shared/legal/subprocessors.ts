import type { LegalText } from './legal-text.ts';

export const subprocessors: LegalText = {
  updatedOn: '2026-11-25',
  sections: [
    {
      heading: 'Who works for us',
      paragraphs: [
        '- Amazon Web Services, Inc.: hosting, storage, queues, email; United States.',
        '- Amazon Bedrock, where answers are read from a website by a model: the text of the website and of documents that a customer added, the visitor’s message and the last messages before it, with numbers of cards and accounts masked; for a customer’s summary the figures and the questions of a period, and for a translation the questions of a conversation; United States. Neither kept there nor used for training.',
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
