import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { understandQuestion } from '#functions/engine/search/understand-question.ts';
import { answerQuestion } from './answer-question.ts';
import { showsNumberAskedFor } from './retrieve/count-in-statement.ts';

const accountants = readSampleSite({
  name: 'Hale and Daughter',
  language: 'en',
  pages: {
    '/': `<h1>Hale and Daughter</h1><p>A modern firm with an old-fashioned sense of care.</p>
      <p>We work from three offices and online.</p><p>Meet Ada Hale: she grew up in Millbrook.</p>
      <p>12 Mill Street, Millbrook, OR 97399</p>`,
    '/services.html': `<h1>Services</h1>
      ${Array.from({ length: 22 }, (_, at) => `<p>Client ${at + 1} gives us the bookkeeping each month.</p>`).join('')}
      <p>Bookkeeping, payroll and advice in one retainer.</p><p>We use your information to prepare returns.</p>
      <p>Tax planning is a service by appointment.</p>`,
    '/rules.html': `<h1>Rules</h1><p>For a copy of a certificate an amount of $3 is to be paid along with a letter to the effect that the one before
      was not used for securing the admission of a partner into any other firm of the same trade.</p>
      <h2>We take charges seriously</h2><p>You may face misdemeanor charges.</p>
      <ul><li>Audits</li><li>Liens</li></ul>`,
  },
});

const lawyer = readSampleSite({
  name: 'Kanzlei Voss',
  language: 'de',
  pages: {
    '/': `<h1>Kanzlei Voss</h1><p>Wir beraten Sie im Arbeitsrecht und bei Schulden.</p><p>Abmahnung,</p>
      <p>Der Kläger macht geltend, dass ein Schaden vermieden worden wäre.</p>
      <p>Der Schaden muss nicht groß sein, es kann eine Schadenshöhe von 30 € bis 50 € ausreichen.</p>`,
    '/kosten.html': `<h1>Kosten</h1><p>Wurde eine Rechtsschutzversicherung abgeschlossen, übernimmt diese Ihre Kosten.</p>
      <p>Sonst kann ein Anspruch auf Prozesskostenhilfe gegeben sein.</p>`,
  },
});

const congress = readSampleSite({
  name: 'Lake Congress',
  language: 'en',
  pages: {
    '/': '<h1>Lake Congress</h1><p>Three days of talks by the lake.</p><p>1 Shore Road, Laketown, OR 97399</p>',
    '/registration.html': `<h1>Registration</h1><p>Rooms cost $140 a night.</p>
      <table><tr><th>Who</th><th>Before May</th></tr><tr><td>Member</td><td>$525</td></tr><tr><td>Student</td><td>$205</td></tr></table>`,
    '/exhibits.html': '<h1>Exhibits</h1><p>A booth costs $900 and comes with one registration.</p>',
  },
});

const sites = { accountants, lawyer, congress };

function ask(site: keyof typeof sites, question: string) {
  return answerQuestion({ knowledge: sites[site], question, history: [], now: new Date('2026-05-20') });
}

describe('doesn’t answer with similar words', () => {
  it.each<[keyof typeof sites, string]>([
    ['accountants', 'how old is the company'],
    ['accountants', 'how soon can i meet with you'],
    ['accountants', 'what is a felony'],
    ['accountants', 'where were you last year'],
    ['lawyer', 'machen sie mietrecht'],
    ['lawyer', 'wie groß ist ihre kanzlei'],
    ['congress', 'where will it be next year'],
  ])('%s: %s', (site, question) => {
    expect(ask(site, question).outcome).not.toBe('answered');
  });
});

describe('answers with the right statement', () => {
  it.each<[keyof typeof sites, string, string]>([
    ['accountants', 'do you do bookkeeping', 'ookkeeping'],
    ['accountants', 'where are you', '12 Mill Street'],
    ['accountants', 'where are you, for next time', '12 Mill Street'],
    ['lawyer', 'übernimmt die rechtsschutzversicherung die kosten', 'übernimmt diese Ihre Kosten'],
    ['lawyer', 'gibt es prozesskostenhilfe', 'Anspruch auf Prozesskostenhilfe'],
    ['congress', 'how much is registration', '$525'],
    ['congress', 'where will it be', '1 Shore Road'],
  ])('%s: %s: %s', (site, question, said) => {
    const { outcome, text } = ask(site, question);
    expect(text).toContain(said);
    expect(outcome).toBe('answered');
  });
});

it.each([
  ['how many clients are there', '14. CLIENTS are asked to keep letters.', false],
  ['how many clients are there', 'Each of us has 14 clients.', true],
  ['how many clients do you have', 'It is $40 for clients.', false],
  ['how old is the firm', 'One of three old firms.', false],
  ['how old is the firm', 'It is 30 years old.', true],
  ['wie groß ist die kanzlei', 'Das ist eine Kanzlei.', false],
  ['wie viel schaden entstand', 'Der Schaden beträgt 40 €.', true],
])('for "%s" the number in "%s" is an answer: %s', (question, text, tells) => {
  expect(showsNumberAskedFor(understandQuestion(question, accountants), text, { isCell: false })).toBe(tells);
});

it.each([
  ['Grade 1 \u2014 Mathematics: Adding to 20; Science: Clients of a zoo', false],
  ['Ms Ray: M.Sc; Client Physiology; 02; Nil', false],
  ['Clients \u2014 Number: 14; Since: 2011', true],
  ['North office \u2014 Clients: 14', true],
  ['Clients: 14', true],
])('a number in a row counts clients if its cell or row label names them: %s: %s', (text, tells) => {
  const question = understandQuestion('how many clients are there', accountants);
  expect(showsNumberAskedFor(question, text, { isCell: true })).toBe(tells);
});
