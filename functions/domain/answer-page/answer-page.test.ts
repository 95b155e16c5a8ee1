import { expect, test } from 'vitest';
import { readVisitorLanguage } from '../chat/visitor-language.ts';
import { renderAnswerPage } from './answer-page.ts';
import { answerPageTexts } from './answer-page-texts.ts';

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['da, en;q=0.5, fr;q=0.9', 'fr'],
  ['zh-Hans-CN', 'zh'],
  ['fr;q=0, vi', 'vi'],
  ['*', 'en'],
  ['__proto__', 'en'],
  [undefined, 'en'],
])('a browser that asks for %s gets %s', (header, expected) => {
  expect(readVisitorLanguage(header)).toBe(expected);
});

test('the page is in the browser’s language and direction', () => {
  const asked = { conversionId: 'conv_x', question: 'مرحبا', answer: 'Hello' };
  const arabic = renderAnswerPage({ ...asked, language: 'ar' });
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  for (const text of [answerPageTexts.ar.title, answerPageTexts.ar.next, answerPageTexts.ar.back])
    expect(arabic).toContain(text);
  expect(renderAnswerPage({ ...asked, language: 'de' })).toContain('<html lang="de" dir="ltr">');
});

test('questions and answers are escaped', () => {
  const hostile = '<script>alert(1)</script>"';
  const source = { title: hostile, url: 'javascript:alert(1)', quote: hostile, readAt: '' };
  const page = renderAnswerPage({
    ...{ conversionId: 'conv_x', question: hostile, answer: hostile, sources: [source], notice: hostile },
    language: 'en',
  });
  expect(page).not.toContain('<script');
  expect(page).not.toContain('javascript:');
});

test('an answer in the owner’s words is not repeated as its own source, but a page’s sentence is quoted', () => {
  const answer = 'Yes. Our paralegal Maria speaks Spanish.';
  const render = (url: string | null) =>
    renderAnswerPage({
      ...{ language: 'en', conversionId: 'conv_x', question: 'Do you speak Spanish?', answer },
      sources: [{ title: 'Answer by Wiest Law', url, quote: answer, readAt: '' }],
    });
  expect(render(null)).toContain('<li><bdi>Answer by Wiest Law</bdi></li>');
  expect(render(null)).not.toContain('<blockquote');
  expect(render('https://www.sample.example/staff')).toContain('<blockquote');
});

test('quotes stand once below their lead line, each in its language, and are folded beside a refusal', () => {
  const quote = 'Die Pistenraupe\nfährt ab 6 Uhr.';
  const render = (outcome: 'unsure' | 'declined') =>
    renderAnswerPage({
      ...{ language: 'en', conversionId: 'conv_x', question: 'When?', outcome },
      ...(outcome === 'unsure'
        ? {
            lead: 'Here is what the website says:',
            answer: `Here is what the website says:\n\n“${quote}” (Piste)`,
          }
        : { answer: 'I could not find that.' }),
      sources: [
        { title: 'Piste', heading: 'Zeiten', language: 'de', url: 'https://a.example/', quote, readAt: '' },
      ],
    });
  const said = '<blockquote lang="de" dir="auto">Die Pistenraupe<br>fährt ab 6 Uhr.</blockquote>';
  expect(render('unsure').split('Pistenraupe')).toHaveLength(2);
  expect(render('unsure')).toContain(said);
  expect(render('unsure')).toContain('<bdi lang="de">Zeiten</bdi>');
  expect(render('unsure')).not.toContain('<details');
  expect(render('declined')).toMatch(/<details><summary>Sources<\/summary>.*Pistenraupe/s);
});
