import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { composeMemberMail } from './member-mail.ts';

test('an invitation names who invites and for which organization, but not to an address that never confirmed', () => {
  const mail = composeMemberMail(
    brands.edgpt,
    { name: 'Ines Ortiz', email: 'ines@maple-grove.example' },
    {
      ...{
        mailId: 'invitation',
        url: 'https://edgpt.ai/user/invitation',
        readHost: 'www.maple-grove.example',
      },
      ...{
        organisation: 'Maple Grove School',
        inviter: 'Elena Marsh',
        role: 'editor',
        asksSecondFactor: false,
      },
    },
  );
  expect(mail.text).toContain('Elena Marsh of Maple Grove School has invited you to its assistant');
  expect(mail.wordless?.text).toContain('www.maple-grove.example has invited you to its assistant');
  expect(mail.wordless?.text).not.toMatch(/Elena|Maple Grove School/);
});
