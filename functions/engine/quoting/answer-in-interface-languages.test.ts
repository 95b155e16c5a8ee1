import { expect, it } from 'vitest';
import { introduceForeignQuote } from '#functions/engine/reply/introduce-foreign-quote.ts';
import { phrases, phrasesOf } from '#functions/engine/reply/phrases.ts';
import { isVisitorLanguage, visitorLanguages } from '#shared/texts/visitor-languages.ts';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
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
] as const)('tells a visitor in %s in their language that there is no answer', (language, question) => {
  const { outcome, text } = answerQuestion({
    knowledge: school,
    question,
    history: [],
  });
  const { declined, noSureAnswer } = phrases[language];
  expect(text).toContain(outcome === 'declined' ? declined.split('{in}')[0] : noSureAnswer);
  expect(text).toContain(phrases[language].phone);
  expect(text).not.toContain('website');
});

it('frames replies in every language that greets', () => {
  expect(Object.keys(phrases)).toEqual(expect.arrayContaining(Object.keys(visitorLanguages)));
});

it('greets back in the language of a short greeting', () => {
  const { text } = answerQuestion({ knowledge: school, question: '你好', history: [] });
  expect(text.startsWith('您好')).toBe(true);
});

const questions = {
  en: 'What does it cost?',
  de: 'Was kostet das?',
  fr: 'Combien ça coûte ?',
  es: '¿Cuánto cuesta?',
  zh: '学费多少钱？',
  vi: 'Học phí là bao nhiêu?',
  ar: 'كم تكلفة الدراسة؟',
  ru: 'Сколько это стоит?',
  ko: '학비가 얼마예요?',
  ja: '学費はいくらですか？',
  it: 'Quanto costa la retta?',
  pt: 'Quanto custa a matrícula?',
  nl: 'Hoeveel kost de opleiding?',
  pl: 'Ile kosztuje nauka w szkole?',
} as const satisfies Record<keyof typeof visitorLanguages, string>;

/** The sentences of a language, to recognise it by. */
function readSite(language: string) {
  return readSampleSite({
    name: 'Hill',
    language,
    pages: { '/': '<h1>Hill</h1><p>Xylotheque quagga brimborium.</p>' },
  });
}

it.each(Object.entries(questions))(
  'replies to %s in that language, whatever the site’s',
  (language, question) => {
    for (const site of ['en', 'de', 'fr', 'zh', 'cs']) {
      const { text } = answerQuestion({ knowledge: readSite(site), question, history: [] });
      const [start = ''] =
        Object.entries(phrases)
          .find(([frame]) => frame === language)?.[1]
          .declined.split('{in}') ?? [];
      expect(text, site).toContain(start);
    }
  },
);

it.each([
  ['Czech', 'Kolik stojí školné na jeden rok?'],
  ['Danish', 'Hvad koster et svømmekursus for børn?'],
  ['Turkish', 'Okul ücreti ne kadar?'],
  ['Ukrainian', 'Скільки коштує навчання?'],
])('replies to %s in the site’s language, or in English: %s', (_language, question) => {
  for (const [site, frame] of [
    ['de', 'de'],
    ['es', 'es'],
    ['zh-CN', 'zh'],
    ['cs', 'en'],
    ['und', 'en'],
  ] as const) {
    const knowledge = readSite(site);
    const { text } = answerQuestion({ knowledge, question, history: [] });
    const { declined } = phrasesOf(frame, knowledge);
    expect(text, site).toContain(declined.split('Hill')[0]?.split('{organisation}')[0]);
  }
});

it('names the language of a foreign quote, and says nothing of one that has no name', () => {
  const words = phrasesOf('en', school);
  expect(introduceForeignQuote(words, 'en', 'pl-PL')).toBe('Here is what the website says, in Polish:');
  for (const tag of ['und', 'xx', 'en-GB', 'x-klingon', undefined])
    expect(introduceForeignQuote(words, 'en', tag)).toBeUndefined();
});

it.each(Object.keys(visitorLanguages).filter(isVisitorLanguage))(
  'names no website in %s when the assistant knows documents alone',
  (language) => {
    const sources = school.sources.map((source) => ({ ...source, kind: 'document' as const }));
    const words = Object.values(phrasesOf(language, { sources })).join('\n');
    expect(words).not.toMatch(
      /web|website|trang web|сайт|网站|ウェブ|サイト|웹사이트|홈페이지|الموقع|\bsite\b|sitio/i,
    );
    expect(words).not.toMatch(/\{(?:in|from|says|topic)\}/);
  },
);
