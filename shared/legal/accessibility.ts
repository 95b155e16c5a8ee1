import type { LegalText } from './legal-text.ts';

export const accessibility: LegalText = {
  updatedOn: '2026-11-01',
  sections: [
    {
      heading: 'Our aim',
      paragraphs: [
        'Everyone should be able to ask. We build {brand} to meet the Web Content Accessibility Guidelines 2.2 at level AA.',
      ],
    },
    {
      heading: 'What we do',
      paragraphs: [
        '- Every page and the chat work with the keyboard alone.',
        '- Text and controls have the contrast the guidelines ask for, in light and in dark.',
        '- Motion stops when your system asks for less of it, and moving texts can be paused.',
        '- Every page is checked by machine with each change, and by people before a release.',
      ],
    },
    {
      heading: 'Tell us',
      paragraphs: [
        'If something stands in your way, write to {email} or call {phone}. We answer within two business days and fix what we can.',
      ],
    },
  ],
};
