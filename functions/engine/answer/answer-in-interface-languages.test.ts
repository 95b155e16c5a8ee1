import { expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { phrases } from '#functions/engine/reply/phrases.ts';
import { visitorLanguages } from '#shared/texts/visitor-languages.ts';
import { answerQuestion } from './answer-question.ts';

const school = readSampleSite({
  name: 'Hill School',
  language: 'en',
  pages: { '/': '<h1>Hill School</h1><p>Lessons begin at 8 am.</p><p>Phone: (440) 555-0142</p>' },
});

it.each([
  ['zh', '学校有游泳池吗？'],
  ['vi', 'Trường có hồ bơi không?'],
  ['zh', '有停车场吗'],
  ['ar', 'هل يوجد مسبح في المدرسة؟'],
] as const)('tells a visitor in %s in their language that the site does not say', (language, question) => {
  const { outcome, text } = answerQuestion({
    knowledge: school,
    question,
    history: [],
    now: new Date('2026-05-20'),
  });
  const [start = ''] = phrases[language].declined.split('{organisation}');
  expect(outcome).toBe('declined');
  expect(text).toContain(start);
  expect(text).toContain(phrases[language].phone);
  expect(text).not.toContain('website');
});

it('frames replies in every language that greets', () => {
  expect(Object.keys(phrases)).toEqual(expect.arrayContaining(Object.keys(visitorLanguages)));
});

it('greets back in the language of a short greeting', () => {
  const { text } = answerQuestion({ knowledge: school, question: '你好', history: [], now: new Date() });
  expect(text.startsWith('您好')).toBe(true);
});
