import type { LegalText } from './legal-text.ts';

export const cookies: LegalText = {
  updatedOn: '2026-11-24',
  sections: [
    {
      heading: 'Only what is necessary',
      paragraphs: [
        '{brand} sets no cookies for advertising or statistics, so there is no banner to click away.',
      ],
    },
    {
      heading: 'What is stored in your browser',
      paragraphs: [
        '- A session cookie after you sign in. It cannot be read by scripts and ends when you sign out.',
        '- A device cookie after you sign in, for half a year. Scripts cannot read it. It lets us tell your own device from strangers who guess your password, so that they cannot lock you out.',
        '- Beside it, until you sign out, your name, address and a pass of fifteen minutes for the dashboard.',
        '- The draft of the trial form, without the password, until you send it or close the tab.',
        '- The day on which you last opened an assistant, so that you are counted once. It is a number to its owner, and says nothing of you.',
        '- The conversation with an assistant, so that it survives a page change. "Start over" removes it.',
      ],
    },
    {
      heading: 'How to remove it',
      paragraphs: ['Your browser can delete all of it at any time. The public pages work without it.'],
    },
  ],
};
