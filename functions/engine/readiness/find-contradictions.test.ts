import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentSchema } from '#functions/engine/documents/content/content.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { readSite } from '../../../bench/answers/read-site.ts';
import { findContradictions } from './find-contradictions.ts';

function contradictionsOf(language: string, first: string, second: string) {
  const pages = { '/': '<h1>Welcome</h1><p>Hello.</p>', '/contact.html': first, '/faq.html': second };
  return findContradictions(readSampleSite({ name: 'Lindgren', language, pages }));
}

describe('two pages contradict each other about the same subject', () => {
  test.each([
    ['phone', 'en', '<p>Phone: (440) 555-0142</p>', '<p>Call us at 440-555-0124.</p>'],
    ['fax', 'en', '<p>Fax: (440) 555-0142</p>', '<p>Fax: (440) 555-0199</p>'],
    ['email', 'en', '<p>E-mail: office@lindgren.example</p>', '<p>Write to office@lindgren-old.example.</p>'],
    ['address', 'en', '<p>12 Mill Road, Oakville, OH 44074</p>', '<p>21 Mill Road, Oakville, OH 44074</p>'],
    [
      'hours',
      'en',
      '<h2>Office hours</h2><p>Mon–Fri 8 am–4 pm</p>',
      '<p>We are open Monday to Friday, 9:00 to 16:00.</p>',
    ],
    [
      'price',
      'en',
      '<p>The application fee is $50.</p>',
      '<p>Send the form with the application fee of $60.</p>',
    ],
    ['person', 'en', '<p>Dr. Helen Barrow, Principal</p>', '<p>Our principal, Martin Reyes, greets you.</p>'],
    [
      'price',
      'de',
      '<p>Die Anmeldegebühr beträgt 50 Euro.</p>',
      '<p>Für die Anmeldung fällt eine Anmeldegebühr von 60 € an.</p>',
    ],
    [
      'hours',
      'de',
      '<h2>Sprechzeiten</h2><p>Montag bis Freitag 8–12 Uhr</p>',
      '<p>Wir haben Mo–Fr von 9:00 bis 12:00 Uhr geöffnet.</p>',
    ],
    ['phone', 'de', '<p>Telefon: 0221 / 55 50 17 33</p>', '<p>Tel.: +49 221 555017-66</p>'],
    [
      'price',
      'fr',
      '<p>La cotisation adulte est de 285 €.</p>',
      '<p>La cotisation adulte coûte 310 euros.</p>',
    ],
    ['price', 'es', '<p>La matrícula cuesta 120 €.</p>', '<p>El precio de la matrícula es de 150 euros.</p>'],
  ])('%s (%s): %s | %s', (kind, language, first, second) => {
    const found = contradictionsOf(language, first, second);
    expect(found.map((each) => each.kind)).toEqual([kind]);
    expect(found[0]?.values.map(({ url }) => new URL(url ?? '').pathname).sort()).toEqual([
      '/contact.html',
      '/faq.html',
    ]);
  });
});

describe('no contradiction is reported', () => {
  test.each([
    ['a phone written differently', 'en', '<p>Phone: (440) 555-0142</p>', '<p>Call us: +1 440.555.0142</p>'],
    ['a trunk zero', 'de', '<p>Telefon: 0221 / 55 50 17 33</p>', '<p>Tel.: +49 (0)221 55501733</p>'],
    ['phone and fax', 'en', '<p>Phone: (440) 555-0142</p>', '<p>Fax: (440) 555-0143</p>'],
    ['labelled lines', 'en', '<p>Absence line: (440) 555-0142</p>', '<p>Transport desk: (440) 555-0143</p>'],
    ['several mailboxes', 'en', '<p>office@lindgren.example</p>', '<p>billing@lindgren.example</p>'],
    [
      'a street abbreviated',
      'en',
      '<p>12 Mill Road, Oakville, OH 44074</p>',
      '<p>12 Mill Rd., Oakville, Ohio 44074</p>',
    ],
    ['two campuses', 'en', '<p>12 Mill Road, Oakville, OH 44074</p>', '<p>7 Elm Street, Brant, OH 44099</p>'],
    [
      'a price written differently',
      'en',
      '<p>The application fee is $1,200.00.</p>',
      '<p>The application fee is 1200 dollars.</p>',
    ],
    ['decimal commas', 'de', '<p>Der Kurs kostet 1.200,00 €.</p>', '<p>Der Kurs kostet 1200 Euro.</p>'],
    ['two grades', 'en', '<p>Kindergarten tuition is $4,900.</p>', '<p>First grade tuition is $6,150.</p>'],
    [
      'early and late',
      'en',
      '<p>The early registration fee is $365.</p>',
      '<p>The late registration fee is $450.</p>',
    ],
    [
      'early and plain',
      'en',
      '<p>The early registration fee is $365.</p>',
      '<p>The registration fee is $450.</p>',
    ],
    [
      'adults and children',
      'en',
      '<p>Adult swimming lessons cost $20.</p>',
      '<p>Swimming lessons for children cost $15.</p>',
    ],
    [
      'a month and a year',
      'en',
      '<p>Membership costs $30 per month.</p>',
      '<p>Membership costs $60 per year.</p>',
    ],
    [
      'two school years',
      'en',
      '<p>Tuition for 2026–27 is $4,900.</p>',
      '<p>Tuition for 2027–28 is $5,200.</p>',
    ],
    [
      '24 hours',
      'en',
      '<h2>Office hours</h2><p>Mon–Fri 8 am–4 pm</p>',
      '<p>We are open Monday to Friday, 8:00 to 16:00.</p>',
    ],
    [
      'summer',
      'en',
      '<h2>Office hours</h2><p>Mon–Fri 8 am–4 pm</p>',
      '<h2>Summer hours</h2><p>Mon–Fri 9 am–1 pm</p>',
    ],
    [
      'other days',
      'en',
      '<h2>Office hours</h2><p>Mon–Thu 8 am–4 pm</p>',
      '<h2>Office hours</h2><p>Fri 8 am–1 pm</p>',
    ],
    [
      'the library',
      'en',
      '<h2>Office hours</h2><p>Mon–Fri 8 am–4 pm</p>',
      '<p>The library is open Mon–Fri 9 am–1 pm.</p>',
    ],
    ['a bound', 'en', '<p>The application fee is $50.</p>', '<p>The application fee is up to $60.</p>'],
    ['a title', 'en', '<p>Dr. Helen Barrow, Principal</p>', '<p>Our principal, Mrs. Barrow, greets you.</p>'],
    ['an assistant', 'en', '<p>Dr. Helen Barrow, Principal</p>', '<p>Tomas Lind, Assistant Principal</p>'],
    [
      'a predecessor',
      'en',
      '<p>Dr. Helen Barrow, Principal</p>',
      '<p>The former principal, Ruth Adler, retired.</p>',
    ],
    [
      'partners',
      'en',
      '<p>Helen Barrow, Partner, (440) 555-0142</p>',
      '<p>Tomas Lind, Partner, (440) 555-0177</p>',
    ],
    [
      'both on one page',
      'en',
      '<p>Phone: (440) 555-0142</p><p>Phone: (440) 555-0143</p>',
      '<p>Phone: (440) 555-0143</p>',
    ],
  ])('in %s (%s)', (_, language, first, second) => {
    expect(contradictionsOf(language, first, second)).toEqual([]);
  });
});

const sampleSchool = join(import.meta.dirname, '../../../infra/local/sample-sites/edgpt');

describe('finds a value changed on one page of the sample school', async () => {
  const website = 'http://www.site.example/';
  const school = await readSite(sampleSchool, website, { pages: 60, documents: 10 });

  test.each([
    ['price', 'admissions.html', '$50 application fee', '$60 application fee'],
    ['person', 'about.html', 'Elena Marsh', 'Ruth Adler'],
    ['hours', 'contact.html', '7:45 am to 4:15 pm', '8:00 am to 4:15 pm'],
    ['phone', 'contact.html', '555-0142', '555-0124'],
    ['address', 'contact.html', '418 Maple', '481 Maple'],
  ])('%s on %s: %s becomes %s', (kind, page, before, after) => {
    const sources = school.map((source) => {
      if (source.url !== website + page) return source;
      const content: unknown = JSON.parse(JSON.stringify(source.content).replaceAll(before, after));
      return { ...source, content: contentSchema.parse(content) };
    });
    const site = { organisationName: 'Maple Grove School', website, builtAt: '2026-11-20T00:00:00Z' };
    const found = findContradictions(buildKnowledge({ sources, ...site }));
    expect(found.map((each) => each.kind)).toEqual([kind]);
  });
});
