import type { LegalText } from './legal-text.ts';

export const privacy: LegalText = {
  updatedOn: '2026-11-26',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'We collect what we need to run your assistant and to answer you. We sell nothing, show no advertising and follow nobody across websites.',
      ],
    },
    {
      heading: 'What we process',
      paragraphs: [
        '- Account: name, email address, phone, user name, and a password that is stored as a hash.',
        '- Organization: name, address, website and the people who are to receive inquiries.',
        '- Sources: public pages of your website and the documents you upload.',
        '- Conversations: what visitors ask, on which page, and what the assistant answers, under a random session number.',
        '- Messages: what visitors leave for you, with the name and the contact they give.',
        '- Numbers of payment cards, bank accounts (IBAN) and US social security that visitors type are masked before we store anything.',
        '- Use of this site: which parts of the trial form were filled in (never what was typed), counted under a random number.',
      ],
    },
    {
      heading: 'Why, and on which ground',
      paragraphs: [
        'To perform our contract with you; to answer your messages; to keep the service secure, which is our legitimate interest. Where the law asks for consent, we ask first.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Account and sources: until you delete them, and 30 days after a trial that no plan follows; we write to you seven days before. Conversations and messages: until you or the visitor deletes them, or for the time that you set; a single question with its answer: until you remove it. The time of each answer, the pages it quoted and hashes without their key stay in the record of answers until the assistant is erased. Counts of form use: 90 days. Error reports: 30 days. Mails we sent: 90 days.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'Our processors run the service on our instructions; they are listed under Subprocessors. We disclose data where the law obliges us to.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may see, correct, export and delete what we hold about you, object to its processing, and complain to a supervisory authority. Write to {email}.',
        'Visitors of an assistant turn to the organization it belongs to; we help it to answer.',
      ],
    },
  ],
};
