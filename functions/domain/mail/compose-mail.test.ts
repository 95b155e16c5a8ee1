import { describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { composeWelcomeMail } from './trial-mails.ts';

const assistant = {
  conversionId: 'conv_edgpt_0',
  companyName: 'Maple Grove',
  url: 'https://edgpt.ai/gptsite/conv_edgpt_0',
};

describe('a mail', () => {
  test('carries given names as text, never as markup', () => {
    const recipient = { name: '<script>alert(1)</script>', email: 'a@b.org' };
    const mail = composeWelcomeMail(brands.edgpt, recipient, { ...assistant, companyName: '"><img src=x>' });
    expect(mail.html).toContain('&lt;script&gt;');
    expect(mail.html).not.toMatch(/<script|<img/);
  });

  test('keeps line breaks and direction overrides out of its headers', () => {
    const mail = composeWelcomeMail(
      brands.law,
      { name: 'A\r\nBcc: all@b.org', email: 'a@b.org\r\nCc: c@d.org' },
      { ...assistant, companyName: 'X\r\nSubject: Y\u202e' },
    );
    for (const header of [mail.to, mail.subject, mail.from]) expect(header).not.toMatch(/[\r\n\u202e]/);
  });

  test('is the same mail when it is composed again', () => {
    const recipient = { name: 'Elena', email: 'elena@maple-grove.org' };
    const compose = () => composeWelcomeMail(brands.edgpt, recipient, assistant);
    expect(compose()).toEqual(compose());
  });
});
