import { describe, expect, test } from 'vitest';
import { company } from '#shared/brands/company.ts';
import { brands } from '#shared/brands/index.ts';
import type { ReadinessReport } from '#shared/domain/conversion/readiness.ts';
import { composeReadyMail } from './trial-mails.ts';

const assistant = {
  conversionId: 'conv_edgpt_0',
  companyName: 'Maple Grove',
  url: 'https://edgpt.ai/gptsite/conv_edgpt_0',
  dashboardUrl: 'https://edgpt.ai/school-dashboard/conv_edgpt_0',
  signInUrl: 'https://edgpt.ai/user/login',
};
const { dashboardUrl, signInUrl } = assistant;

describe('a mail', () => {
  test('contains names as text, never as markup', () => {
    const recipient = { name: '<script>alert(1)</script>', email: 'a@b.org' };
    const mail = composeReadyMail(brands.edgpt, recipient, {
      ...{ ...assistant, companyName: '"><img src=x>', pagesRead: 3 },
    });
    expect(mail.html).toContain('&lt;script&gt;');
    expect(mail.html).not.toMatch(/<script|<img src=x/);
  });

  test('keeps line breaks and direction overrides out of its headers', () => {
    const mail = composeReadyMail(
      brands.law,
      { name: 'A\r\nBcc: all@b.org', email: 'a@b.org\r\nCc: c@d.org' },
      { ...assistant, companyName: 'X\r\nSubject: Y\u202e', pagesRead: 3 },
    );
    for (const header of [mail.to, mail.subject, mail.from]) expect(header).not.toMatch(/[\r\n\u202e]/);
  });

  test('shows its brand without a picture, its beginning beside the subject, and a postal address', () => {
    const recipient = { name: 'Elena', email: 'elena@maple-grove.org' };
    const companyName = 'Maple Grove '.repeat(40);
    const { html, text, subject } = composeReadyMail(brands.law, recipient, {
      ...{ ...assistant, companyName, pagesRead: 3 },
    });
    expect(html).toMatch(/<div style="display:none[^>]*>The assistant of Maple Grove[^<]*…<\/div>/);
    expect(html).toContain("font-family:'Newsreader',");
    for (const body of [html, text]) expect(body).toContain(company.addressLines[0]);
    expect(subject).toMatch(/ Grove…$|Maple…$/);
  });

  test('composes to the same mail every time', () => {
    const recipient = { name: 'Elena', email: 'elena@maple-grove.org' };
    const compose = () => composeReadyMail(brands.edgpt, recipient, { ...assistant, pagesRead: 3 });
    expect(compose()).toEqual(compose());
  });
});

describe('the mail of a ready assistant', () => {
  const recipient = { name: 'Elena', email: 'elena@maple-grove.org' };
  const page = (path: string, value: string) => ({
    title: 'Page',
    url: `https://maple-grove.org/${path}`,
    quote: value,
    readAt: '2026-11-20T00:00:00Z',
    value,
  });
  const contradiction = {
    kind: 'price' as const,
    subject: 'kindergarten',
    values: [page('fees', '$4,900'), page('faq', '$5,200 <b>')],
  };
  const readiness: ReadinessReport = {
    knowledgeVersion: 'v1',
    brandId: 'edgpt',
    language: 'en',
    satAt: '2026-11-20T00:00:00Z',
    results: [
      {
        questionId: 'a',
        question: 'Where can I park?',
        status: 'answered',
        answer: 'Here.',
        citations: [page('park', 'Here.')],
      },
      { questionId: 'b', question: 'Is there a waiting list?', status: 'missing' },
      { questionId: 'c', question: 'How much is tuition?', status: 'contradictory', contradiction },
    ],
    contradictions: [contradiction],
  };

  test('leads with what it answers, then lists what is missing, and links contradictory pages', () => {
    const mail = composeReadyMail(brands.edgpt, recipient, { ...assistant, pagesRead: 12, readiness });
    expect(mail.text).toContain('1 of 3 common questions has an answer');
    expect(mail.text).toContain('- Where can I park? “Here.” Page <https://maple-grove.org/park>');
    const parts = [
      ...[
        '1 of 3 common questions has an answer',
        'It already answers, for example:\n- Where can I park?',
        'Your pages disagree on:',
      ],
      'We did not find a sure answer to:\n- Is there a waiting list?',
    ].map((part) => mail.text.indexOf(part));
    expect(parts).not.toContain(-1);
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
    expect(mail.text).toContain(
      '- Price (kindergarten): $4,900 <https://maple-grove.org/fees> or $5,200 <b> <https://maple-grove.org/faq>',
    );
    expect(mail.html).toContain(
      '<a href="https://maple-grove.org/fees" style="color:#1f2937;text-decoration:underline">$4,900</a>',
    );
    expect(mail.html).not.toContain('<b>');
  });

  test('names sources skipped by our reader or a limit with the true reason, without blaming the website', () => {
    const reason = 'We could not read this page; our reader stopped while reading it.';
    const overLimit = { kind: 'page', title: 'News', status: 'skipped', cause: 'limit' } as const;
    const mail = composeReadyMail(brands.edgpt, recipient, {
      ...{ ...assistant, pagesRead: 12, readiness },
      leftOut: [
        {
          ...{ kind: 'page', title: 'Fees www.spam.example', status: 'failed', cause: 'reader' },
          ...{ url: 'https://maple-grove.org/fees', reason },
        },
        { ...overLimit, reason: 'Over the 25-page limit of the trial' },
        { ...overLimit, reason: 'Over the 25-page limit of the trial' },
        { ...overLimit, reason: 'The size limit for the whole website is reached.' },
      ],
    });
    expect(mail.text).toContain(
      [
        'What we did not read:',
        `- Fees: <https://maple-grove.org/fees> ${reason}`,
        '- 2 addresses: Over the 25-page limit of the trial',
        '- 1 address: The size limit for the whole website is reached.',
      ].join('\n'),
    );
    expect(mail.text).toContain('What we could not read may hold more.');
    expect(mail.text).toContain('We did not find a sure answer to:\n- Is there a waiting list?');
    expect(mail.text).not.toMatch(/your website does not|to your website|spam/i);
  });

  test('announces erasure for a demo only', () => {
    const compose = (owner?: { dashboardUrl: string; signInUrl: string }) =>
      composeReadyMail(brands.edgpt, recipient, { ...assistant, pagesRead: 12, owner }).text;
    expect(compose()).toContain('we erase it with everything in it after 7 days');
    expect(compose({ dashboardUrl, signInUrl })).not.toContain('erase');
  });

  test('gives the three most valuable gaps, links the rest to the dashboard, and names the username', () => {
    const missing = Array.from({ length: 24 }, (_, index) => ({
      ...{ questionId: `q${index}`, question: `Open question ${index}?`, status: 'missing' as const },
    }));
    const { text } = composeReadyMail(
      brands.edgpt,
      { ...recipient, username: 'elena' },
      {
        ...{ ...assistant, pagesRead: 12, owner: { dashboardUrl, signInUrl } },
        readiness: { ...readiness, results: missing },
      },
    );
    expect(text.match(/Open question/g)).toHaveLength(2);
    expect(text.match(/Price \(kindergarten\)/g)).toHaveLength(1);
    expect(text).toContain(`Add the rest in your dashboard: ${dashboardUrl}?tab=knowledge-base`);
    expect(text).toContain('Your username is elena.');
    expect(text).toContain(`Sign in: ${signInUrl}`);
  });

  test('names what it answers also where it may say nobody else’s words, and counts nothing twice', () => {
    const [answered = expect.fail()] = readiness.results;
    const results = [
      answered,
      { ...answered, questionId: 'openingHours', question: 'Whatever a stranger wrote?' },
      { ...answered, questionId: 'phone', question: 'Wie ist Ihre Nummer?' },
      ...Array.from({ length: 24 }, (_, index) => ({
        ...{ questionId: `q${index}`, question: `Open question ${index}?`, status: 'missing' as const },
      })),
    ];
    const { wordless } = composeReadyMail(brands.edgpt, recipient, {
      ...{ ...assistant, pagesRead: 12, owner: { dashboardUrl, signInUrl } },
      readiness: { ...readiness, results },
    });
    const text = wordless?.text ?? '';
    expect(text).toContain('3 of 27 common questions have an answer.');
    expect(text).toContain(
      'It already answers, for example:\n- What are your opening hours?\n- What is your phone number?\n\n',
    );
    expect(text).toContain(`Add the rest in your dashboard: ${dashboardUrl}?tab=knowledge-base`);
    expect(text).not.toMatch(/stranger|Nummer|park|Here\.|missing/);
  });

  test('says for how many questions it shows passages, and lists those without one first', () => {
    const perhaps = {
      questionId: 'p',
      question: 'Do you take groups?',
      status: 'missing',
      isPerhaps: true,
    } as const;
    const results = [perhaps, ...readiness.results];
    const { text } = composeReadyMail(brands.edgpt, recipient, {
      ...{ ...assistant, pagesRead: 12, readiness: { ...readiness, results } },
    });
    expect(text).toContain('1 of 4 common questions has an answer, 2 a likely one.');
    expect(text).toContain('- Is there a waiting list?\n- Do you take groups?');
  });

  test('omits a readiness check that didn’t run', () => {
    const mail = composeReadyMail(brands.edgpt, recipient, { ...assistant, pagesRead: 12 });
    expect(mail.text).not.toMatch(/answers|disagree|common questions/i);
  });
});
