import type { LegalText } from './legal-text.ts';

export const dpa: LegalText = {
  updatedOn: '2026-11-01',
  sections: [
    {
      heading: 'Subject and roles',
      paragraphs: [
        'This agreement is part of the terms. Where {company} processes personal data for your {organisation}, you are the controller and we are the processor.',
      ],
    },
    {
      heading: 'What is processed',
      paragraphs: [
        'Subject: running the assistant. Persons: your staff as named on your website, and your visitors. Data: contact details, questions, answers, messages. Duration: the term of the contract and the grace period after it.',
      ],
    },
    {
      heading: 'Our duties',
      paragraphs: [
        '- We process data on your documented instructions alone.',
        '- People with access are bound to confidentiality.',
        '- Data is encrypted in transit and at rest, access is limited to what a task needs, and backups are tested.',
        '- We assist you with requests of data subjects, impact assessments and authorities.',
        '- We report a breach of personal data to you without undue delay, within 48 hours of learning of it.',
      ],
    },
    {
      heading: 'Subprocessors',
      paragraphs: [
        'You authorize the subprocessors on our list. We announce a new one thirty days ahead; you may object.',
      ],
    },
    {
      heading: 'Transfers, audits, end',
      paragraphs: [
        'Transfers to other countries rest on the standard contractual clauses or an adequacy decision. You may audit us once a year with thirty days of notice. At the end we delete the data or return it, as you choose.',
      ],
    },
  ],
};
