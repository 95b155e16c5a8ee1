import { describe, expect, test } from 'vitest';
import { cents } from '#shared/domain/billing/money.ts';
import type { WebsiteChanges } from '#shared/domain/knowledge/website-changes.ts';
import { addDays } from '#shared/domain/trial.ts';
import { makeCustomer, signedUpAt, stand } from '#tests/support/worlds/customer-fixture.ts';
import type { Mail } from '../mail/mail.ts';
import {
  composeChangesMail,
  composeQuietMail,
  composeTrialMail,
  composeUsageMail,
  composeWeeklyMail,
} from './life-cycle-mails.ts';

const organisation = makeCustomer({ name: '"><img src=x> Maple\r\nBcc: all@b.org https://evil.example/pay' });
const addressee = {
  organisation,
  owner: { name: '<script>alert(1)</script>', email: 'elena@maple-grove.org' },
  dashboardUrl: 'https://gptsites.ai/school-dashboard/conv_gpt_0',
};
const standing = stand(organisation, 12_000, signedUpAt);
const erasureDueAt = addDays(signedUpAt, 37).toISOString();
const nextWeek = { begin: new Date('2026-03-09T00:00:00Z'), end: new Date('2026-03-16T00:00:00Z') };
const week = { begin: new Date('2026-03-02T00:00:00Z'), end: new Date('2026-03-09T00:00:00Z') };
const summary = {
  conversations: 30,
  questions: { answered: 35, unsure: 3, unanswered: 4 },
  ratings: { rated: 1, helpful: 1 },
  unanswered: [
    { question: '<img src=y onerror=alert(2)> Sign in at https://evil.example/now please', count: 3 },
    { question: 'x'.repeat(400), count: 1 },
  ],
  ...{ changes: [], waitingPages: 0 },
};
const said = (value: string) => ({ value, sentence: value, readAt: '2026-03-03' });
const page = { title: 'Fees <b>https://evil.example/x', url: 'https://maple-grove.org/fees' };
const changes: WebsiteChanges = {
  ...{ readAt: '2026-03-03T10:00:00.000Z', factCount: 2, moved: [] },
  vanished: [{ itemId: 'trip', title: 'Spring trip' }],
  facts: [
    { group: 'price', pages: 1, page, before: said('$350'), after: said('$400') },
    { group: 'hours', pages: 1, page, before: said('9–5'), after: said('9–6'), isSwinging: true },
  ],
};

const mails: [string, () => Mail, kind: string | undefined][] = [
  ['three days before the end', () => composeTrialMail('ends-soon', addressee), 'trial'],
  ['the day before the end', () => composeTrialMail('ends-tomorrow', addressee), 'trial'],
  ['the end', () => composeTrialMail('ended', addressee), 'trial'],
  ['the erasure', () => composeTrialMail('erasure-announced', addressee, { erasureDueAt }), undefined],
  ['80 percent', () => composeUsageMail(80, standing, addressee), 'usage'],
  ['100 percent', () => composeUsageMail(100, standing, addressee), 'usage'],
  ['a week', () => composeWeeklyMail(summary, week, addressee), 'weekly'],
  ['a week without visitors', () => composeQuietMail(addressee), 'weekly'],
  [
    'a changed website',
    () => composeChangesMail({ changes: [changes], waitingPages: 0 }, nextWeek, addressee),
    'weekly',
  ],
];

describe('the mail of', () => {
  test.each(mails)(
    '%s quotes other people’s text shortened and without addresses',
    (_name, compose, kind) => {
      const mail = compose();
      expect(mail.html).not.toMatch(/<script|<img src=[xy]/);
      expect(mail.html + mail.text + mail.subject).not.toMatch(/evil\.example|x{200}/);
      for (const header of [mail.to, mail.subject, mail.from]) expect(header).not.toMatch(/[\r\n]/);
      expect(mail.kind).toBe(kind);
    },
  );

  test.each(mails)('%s composes to the same mail every time', (_name, compose) => {
    expect(compose()).toEqual(compose());
  });
});

test.each([
  ['1 Market Street, San Francisco, CA 94105', 'December 4, 2026'],
  ['1 Example Street', 'December 5, 2026'],
])('a trial ends on the day that its owner reads on the page: %s', (address, day) => {
  const customer = { ...organisation, address, trialEndsAt: '2026-12-05T03:00:00.000Z' };
  expect(composeTrialMail('ends-soon', { ...addressee, organisation: customer }).text).toContain(day);
});

test('mails of an assistant call its organization as the owner has chosen', () => {
  const named = { ...addressee, siteName: 'Maple Grove Academy' };
  const chosen = [
    composeTrialMail('ended', named),
    composeUsageMail(80, standing, named),
    composeWeeklyMail(summary, week, named),
    composeQuietMail(named),
  ];
  for (const { subject, text } of chosen) {
    expect(subject).toContain('Maple Grove Academy');
    expect(text).toContain('of Maple Grove Academy');
  }
});

test('every mail has a unique id', () => {
  expect(new Set(mails.map(([, compose]) => compose().mailId)).size).toBe(mails.length);
});

test('the weekly summary has the figures and the unanswered questions', () => {
  const { subject, text } = composeWeeklyMail(summary, week, addressee);
  expect(subject).toMatch(/^Last week your visitors asked 42 questions: /);
  expect(text).toContain('asked 42 questions in 30 conversations.');
  expect(text).toContain('What became of them: 35 answered, 3 not certain, 4 not answered.');
  expect(text).toContain('1 answer was rated, 1 of them as helpful: 5.0 of 5.');
  expect(text).toMatch(/Sign in at https\[:\]\/\/evil\[\.\]example\/now please \(3 times\)/);
});

test('the erasure notice has its date, what can be done until then, and the credit that is paid back', () => {
  const announce = (credit: number) =>
    composeTrialMail('erasure-announced', addressee, { erasureDueAt, creditCents: cents(credit) });
  const { subject, text } = announce(900);
  expect(text).toContain('We pay your credit of $9.00 back');
  expect(announce(0).text).not.toContain('credit');
  expect(subject).toContain('April 11, 2026');
  expect(text).toContain('ended on March 12, 2026');
  expect(text).toContain('export');
});

test('what changed on the website stands in the mail of the week, without what changes back and forth, or in its place', () => {
  const { text } = composeWeeklyMail({ ...summary, changes: [changes] }, week, addressee);
  const alone = composeChangesMail({ changes: [changes], waitingPages: 0 }, week, addressee);
  for (const mail of [text, alone.text]) {
    expect(mail).toContain('Price: $350 is now $400');
    expect(mail).toContain('Spring trip is no longer on your website');
    expect(mail).not.toContain('9–6');
  }
  const waiting = { changes: [changes], waitingPages: 2 };
  for (const mail of [
    composeWeeklyMail({ ...summary, ...waiting }, week, addressee),
    composeChangesMail(waiting, week, addressee),
  ])
    expect(mail.text).toContain('2 pages with another price, date or person wait for your approval');
  expect(alone.text).not.toContain('approval');
  expect(alone.mailId).toBe(composeWeeklyMail(summary, week, addressee).mailId);
  expect(composeWeeklyMail(summary, week, addressee).text).not.toContain('What changed');
});
