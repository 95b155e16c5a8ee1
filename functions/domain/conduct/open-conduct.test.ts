import { expect, test } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
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
  expect(refusal?.outcome).toBe('handoff');
  expect(refusal?.text).toMatch(/has a page on this.*\(440\) 555-0175/);
  expect(`${refusal?.citations[0]?.heading} ${refusal?.citations[0]?.quote}`).toContain(quoted);
});

test('a refusal cites no page that only shares a small word', () => {
  for (const message of ['Do I have a case?', 'Will I win my case?', 'Should I sue over my broken car?'])
    expect([message, refuse(message)?.citations]).toEqual([message, []]);
});
