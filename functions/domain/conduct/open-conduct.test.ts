import { expect, test } from 'vitest';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { openConduct } from './open-conduct.ts';

const firm = readSampleSite({
  name: 'Holm & Sayers',
  language: 'en',
  pages: {
    '/': '<h1>Holm & Sayers</h1><p>Two lawyers for tenants and landlords on the coast.</p>',
    '/eviction.html': `<title>Holm & Sayers, Eviction</title><h1>Stay in your home</h1>
      <p>An eviction begins with a notice, and a tenant has ten days to answer it in court.</p>`,
    '/family.html': `<title>Family</title><h1>Family matters</h1><h2>Grandparents’ rights</h2>
      <p>We help grandparents who raise a grandchild to seek custody or visitation in court.</p>`,
    '/contact.html': '<h1>Contact</h1><p>Phone (440) 555-0175</p>',
  },
});

function refuse(message: string) {
  return openConduct({ brandId: 'law', message, earlier: [], wantsPerson: false, knowledge: firm }).settled;
}

test('a refusal to advise cites the site’s own page on the matter', () => {
  const refusal = refuse('Will I win against my eviction?');
  expect(refusal?.text).toMatch(
    /^I cannot give legal advice\. .*has a page on this: “Stay in your home”\. .*\(440\) 555-0175/,
  );
  expect(refusal?.citations).toMatchObject([{ url: expect.stringContaining('/eviction.html') }]);
});

test.each([
  ['can I get custody of my grandkids?', 'Grandparents’ rights'],
  ['What are my chances of getting custody of my grandson?', 'Grandparents’ rights'],
  ['Can I sue my landlord over the eviction notice?', 'ten days'],
])('a refusal of “%s” quotes that the firm takes such matters, and names a person', (message, quoted) => {
  const refusal = refuse(message);
  expect(refusal?.outcome).toBe('refused');
  expect(refusal?.text).toMatch(/has a page on this.*\(440\) 555-0175/);
  expect(`${refusal?.citations[0]?.heading} ${refusal?.citations[0]?.quote}`).toContain(quoted);
});

test('a refusal cites no page that only shares a small word', () => {
  for (const message of ['Do I have a case?', 'Will I win my case?', 'Should I sue over my broken car?'])
    expect([message, refuse(message)?.citations]).toEqual([message, []]);
});

/** What a visitor hears where the website has nothing certain, or has. */
function intentOf(message: string, outcome: 'declined' | 'answered'): string {
  const conduct = openConduct({ brandId: 'law', message, earlier: [], wantsPerson: false, knowledge: firm });
  const unsaid = { text: 'x', confidence: 1, intent: 'question', citations: [], suggestions: [] };
  return (conduct.settled ?? conduct.review({ ...unsaid, outcome })).intent;
}

test.each([
  'Can I keep my car if we split up?',
  'Will my husband get half of my business?',
  'Can my ex move away with the kids?',
  'Do I have to pay alimony if she cheated?',
  'Can they arrest me for that?',
  'Could I lose my house over this debt?',
  "Am I liable for my son's accident?",
  'Can my landlord throw me out in winter?',
  "My brother keeps threatening me and I don't feel safe",
  'My ex hits me and I am scared',
  'Can my wife take my pension?',
  'Would we owe anything if he dies?',
  'Can I refuse the breath test?',
])('“%s” is for a lawyer or for help, and not for a search', (message) => {
  expect(intentOf(message, 'declined')).toMatch(/^(?:legal-matter|legal-advice|abuse-report)$/);
});

test.each([
  'Can I pay by credit card?',
  'Will you be my lawyer?',
  'Can you represent me in court next week?',
  'Is he from Greeley?',
  'Is she married?',
  'Does she handle custody?',
  'Can I bring my wife to the first meeting?',
  'Where can I park?',
  'Will you send me a copy of the letter?',
  'Can I book a consultation online?',
  'Do I have to come to your office in person?',
  'Can my mother wait in the lobby?',
  'How long will my appointment take?',
  'Can I email you my documents?',
  'Do you take cases in Denver?',
  'Will I get a receipt?',
  'Can we talk on the phone instead?',
  'Am I able to reach you on weekends?',
  'My car broke down, can I move my appointment?',
  'Could I see you on Saturday?',
])('“%s” asks about the firm', (message) => {
  expect(intentOf(message, 'declined')).toBe('question');
});

test('what the website certainly says of a matter is said, without a refusal', () => {
  expect(intentOf('Can I keep the house in a divorce?', 'answered')).toBe('question');
});
