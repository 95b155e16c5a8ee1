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

test('a refusal cites no page that only shares a small word', () => {
  expect(refuse('Do I have a case?')?.citations).toEqual([]);
});
