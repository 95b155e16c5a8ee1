import type { LegalText } from './legal-text.ts';

export const terms: LegalText = {
  updatedOn: '2026-11-01',
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        '{brand} is a service of {company}, {address}. By starting a trial you agree to these terms for yourself and for the {organisation} you act for.',
      ],
    },
    {
      heading: 'What the service does',
      paragraphs: [
        'We read the public pages of the website you name, and the documents you upload, and build an assistant that answers visitors from them. Each answer quotes its source.',
        'The assistant does not give legal, tax, medical or financial advice. It repeats what your sources say and says so when they do not tell.',
      ],
    },
    {
      heading: 'Your trial and your plan',
      paragraphs: [
        'The trial is free for seven days and asks for no card. It reads up to 25 pages.',
        'Plans are billed in advance, by month or by year. There is no setup fee. You may cancel at any time; the plan then runs to the end of the period that is paid.',
        'Schools are billed by fiscal year, July 1 to June 30, and may pay by purchase order.',
      ],
    },
    {
      heading: 'Your part',
      paragraphs: [
        'You confirm that you may let us read the website and the documents.',
        'You keep your password to yourself and tell us when you think that someone else has it.',
        'You do not use the service to mislead visitors, to collect data you may not collect, or to attack others.',
      ],
    },
    {
      heading: 'Your content',
      paragraphs: [
        'Your website, documents and conversations stay yours. We use them to run your assistant and for nothing else; we do not train models on them.',
        'When you delete your account, we delete them after a grace period of seven days.',
      ],
    },
    {
      heading: 'Availability and liability',
      paragraphs: [
        'We work to keep the service available at all hours but do not promise that it never fails.',
        'As far as the law allows, our liability is limited to what you paid in the twelve months before the event. Nothing here limits liability that cannot be limited by law.',
      ],
    },
    {
      heading: 'Changes and questions',
      paragraphs: [
        'We announce changes of these terms by email thirty days before they apply. If you do not agree, you may cancel.',
        'Questions: {email}, {phone}.',
      ],
    },
  ],
};
