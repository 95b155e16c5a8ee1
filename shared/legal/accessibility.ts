import type { LegalText } from './legal-text.ts';

export const accessibility: LegalText = {
  updatedOn: '2026-11-25',
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
        '- Colors that an organization picks for its assistant are corrected until they have that contrast.',
        '- Every page is checked by machine with each change.',
      ],
    },
    {
      heading: 'Conformance report',
      paragraphs: [
        'Our report goes through all 55 criteria of WCAG 2.2 at level A and AA, and the functional criteria of Section 508 and EN 301 549. For each it says how far we meet it, what shows that, and where we fall short. It has the form of a VPAT 2.5, which districts and agencies file.',
        'Each assistant has its own report, with its colors and texts, at the foot of its page and in its owner’s dashboard.',
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
