import { expect, it } from 'vitest';
import { siteProfileSchema } from '#shared/contract/conversions.ts';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { lawOffice, school } from '#tests/support/engine/sample-sites.ts';
import { factQuestions } from '../lexicon/tables/readiness-questions.ts';
import { answerQuestion } from '../quoting/answer-question.ts';
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
    expect(answerQuestion({ knowledge, question, history: [] }).outcome).toBe('answered');
  }
});

it.each([school, lawOffice])('offers what visitors ask most before the person in charge', (knowledge) => {
  const { popularQuestions } = describeSite(knowledge);
  const leader = popularQuestions.findIndex((question) => /in charge|principal/i.test(question));
  const others = popularQuestions.filter(
    (question) => !/in charge|principal|hours|address|phone|email/i.test(question),
  );
  expect(others.length).toBeGreaterThan(0);
  expect(leader === -1 || leader >= others.length).toBe(true);
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

it('offers the questions of a page of questions, but no slogan and no question about a name', () => {
  const footer = `<footer><a href="/"><img src="l.png" alt="Ida Trelawney, Surveyor and Director Logo"></a>
    <p>Ida B. Trelawney, Director of Surveys LLC</p><p>9 Fell Road, Kendal, OH 44074</p></footer>`;
  const surveyors = readSampleSite({
    name: 'Trelawney Surveys',
    language: 'en',
    pages: {
      '/': `<h1>Trelawney Surveys</h1><h2>Why Choose Ida Trelawney?</h2><p>Land Is Her Life</p>
        <h2>Ready to plan ahead?</h2><p>Ready to plan ahead? Plan ahead with a survey that is ready early.</p>
        <h2>Do you know your boundary?</h2><p>She has measured the county for thirty years and knows each wall.</p>${footer}`,
      '/questions.html': `<h1>Questions</h1>
        <h2>How long does a boundary survey take?</h2><p>A boundary survey of a small lot takes two weeks.</p>
        <h2>Can I get copies of old maps?</h2><p>Copies of old maps cost $12 each and can be collected.</p>
        <h2>Is the drone insured?</h2><p>Yes, the drone is insured for flights over towns.</p>${footer}`,
      '/contact.html': `<h1>Contact</h1><p>Phone (440) 555-0117</p>
        <h2>Opening hours</h2><p>Monday to Friday: 8:30 AM - 5:00 PM</p>${footer}`,
    },
  });
  const { popularQuestions } = describeSite(surveyors);
  // What stands beside the chat anyway comes last.
  const beside = ['What are your opening hours?', 'What is your address?', 'What is your phone number?'];
  expect(popularQuestions.slice(0, 3).join()).toMatch(/boundary survey|old maps|drone/);
  expect(popularQuestions.slice(0, 3).filter((text) => beside.includes(text))).toEqual([]);
  expect(popularQuestions.slice(3)).toEqual(beside);
  expect(
    popularQuestions.filter((text) => /Why|Ready|boundary\?|Trelawney|LLC|Logo|Director/.test(text)),
  ).toEqual([]);
});

it.each(Object.entries(factQuestions))('asks in %s what a site in it answers', (language, questions) => {
  const site = readSampleSite({
    name: 'Lindgren',
    language,
    pages: {
      '/': '<h1>Lindgren</h1><p>+1 440 555 0142</p><p>office@lindgren.example</p>',
    },
  });
  const { popularQuestions } = describeSite({ ...site, languages: [language] });
  expect(popularQuestions).toEqual([questions.phone, questions.email]);
});

it('offers no contact detail that may be somebody else’s', () => {
  const site = readSampleSite({
    name: 'Camera Tool',
    language: 'en',
    pages: {
      '/': '<h1>Camera Tool</h1><p>It reads pictures.</p>',
      '/tags.html': '<table><tr><td>SerialNumber</td><td>eg) phone (440) 555-0117</td></tr></table>',
    },
  });
  expect(describeSite(site).popularQuestions).toEqual([]);
});
