import { expect, it } from 'vitest';
import { lawOffice, school } from '#functions/engine/testing/sample-sites.ts';
import { siteProfileSchema } from '#shared/contract/conversions.ts';
import { readSampleSite } from '../knowledge/build/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';
import { describeSite } from './describe-site.ts';

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

it('suggests no question cut from a headline, a logo or the name of a company', () => {
  const footer = `<footer><a href="/"><img src="l.png" alt="Ida Trelawney, Surveyor and Director Logo"></a>
    <p>Ida B. Trelawney, Director of Surveys LLC</p><p>9 Fell Road, Kendal, OH 44074</p></footer>`;
  const surveyors = readSampleSite({
    name: 'Trelawney Surveys',
    language: 'en',
    pages: {
      '/': `<h1>Trelawney Surveys</h1><h2>Why Choose Ida Trelawney?</h2><p>Land Is Her Life</p>
        <p>She has measured the county for thirty years and knows each wall of it.</p>
        <h2>How long does a survey take?</h2><p>A boundary survey of a small lot takes two weeks.</p>${footer}`,
      '/contact.html': `<h1>Contact</h1><p>Phone (440) 555-0117</p>
        <h2>Opening hours</h2><p>Monday to Friday: 8:30 AM - 5:00 PM</p>${footer}`,
    },
  });
  const { popularQuestions } = describeSite(surveyors);
  expect(popularQuestions).toContain('How long does a survey take?');
  expect(popularQuestions.filter((question) => /Why|Trelawney|LLC|Logo|Director/.test(question))).toEqual([]);
});
