import { expect, it } from 'vitest';
import { siteProfileSchema } from '#shared/contract/conversions.ts';
import { readSampleSite } from '../knowledge/build/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';
import { describeSite } from './describe-site.ts';
import { lawOffice, school } from './testing/sample-sites.ts';

it('shows the organisation’s public contact details and pages', () => {
  expect(siteProfileSchema.parse(describeSite(school))).toMatchObject({
    name: 'Maple Grove School',
    phone: '(440) 555-0142',
    email: 'office@maplegrove.example',
    address: '12 Mill Road, Oakville, OH 44074',
    language: 'en',
    quickLinks: expect.arrayContaining([
      { title: 'Contact', url: 'https://www.sample.example/contact.html' },
    ]),
  });
});

it.each([school, lawOffice])('suggests three to six questions and answers them all', (knowledge) => {
  const { popularQuestions } = describeSite(knowledge);
  expect(popularQuestions.length).toBeGreaterThanOrEqual(3);
  expect(popularQuestions.length).toBeLessThanOrEqual(6);
  for (const question of popularQuestions) {
    expect(answerQuestion({ knowledge, question, history: [], now: new Date(0) }).outcome).toBe('answered');
  }
});

it('offers the pages that visitors of the sector look for, then other pages but no small print', () => {
  const page = (title: string) => `<title>${title}</title><h1>${title}</h1><p>What to know about it.</p>`;
  const firm = readSampleSite({
    name: 'Reed Law',
    language: 'en',
    pages: {
      '/': page('Reed Law'),
      '/custody/': page('Child Custody'),
      '/custody/grandparents.html': page('Rights of Grandparents'),
      '/privacy.html': page('Privacy Policy'),
      '/dui.html': page('DUI Defense'),
      '/contact.html': page('Contact'),
      '/attorneys.html': page('Our Team'),
    },
  });
  expect(describeSite(firm, 'law-firm').quickLinks.map(({ title }) => title)).toEqual([
    'Our Team',
    'Contact',
    'Child Custody',
    'DUI Defense',
    'Rights of Grandparents',
  ]);
  const titles = describeSite(school, 'school').quickLinks.map(({ title }) => title);
  expect(titles).toEqual(['Admissions', 'Tuition and fees', 'Contact', 'Our staff']);
});
