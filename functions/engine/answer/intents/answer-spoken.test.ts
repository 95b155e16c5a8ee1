import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { type Language, languages } from '#functions/engine/language/languages.ts';
import { fill, joinSentences, phrases } from '#functions/engine/reply/phrases.ts';
import { school } from '#functions/engine/testing/sample-sites.ts';
import { answerQuestion } from '../answer-question.ts';

type Spoken = Exclude<Language, 'und'>;

const questions: Readonly<Record<Spoken, readonly string[]>> = {
  en: ['Do you speak {language}?', 'does anyone there speak {language}'],
  de: ['Sprechen Sie {language}?', 'Spricht bei Ihnen jemand {language}?'],
  fr: ['Parlez-vous {language} ?'],
  es: ['¿Hablan {language}?'],
  ru: ['Вы знаете {language}?'],
  ko: ['{language} 하시나요?', '{language}를 하는 직원이 있나요?'],
  ja: ['{language}を話せますか？', '{language}を話せる方はいますか？'],
};
const cases = languages
  .filter((language) => language !== 'und')
  .flatMap((askedIn) =>
    languages
      .filter((language) => language !== 'und')
      .flatMap((language) => {
        const name = new Intl.DisplayNames([askedIn], { type: 'language' }).of(language) ?? language;
        return questions[askedIn].map((template) => ({
          askedIn,
          name,
          question: fill(template, { language: name }),
        }));
      }),
  );

/** A law office whose paralegal speaks Spanish. */
const office = readSampleSite({
  name: 'Marsh Law',
  language: 'en',
  pages: {
    '/': '<h1>Marsh Law</h1><p>Founded in 1990.</p><p>Our paralegal Maria speaks Spanish.</p>',
  },
});

/** An academy that teaches German. */
const academy = readSampleSite({
  name: 'Marsh Academy',
  language: 'en',
  pages: {
    '/': '<h1>Marsh Academy</h1><p>Founded in 1990.</p><h2>Languages</h2><p>German is taught twice a week.</p>',
  },
});

function ask(knowledge: typeof school, question: string) {
  return answerQuestion({ knowledge, question, history: [], now: new Date('2026-03-02') });
}

describe('a question whether a language is spoken, on a website that does not say', () => {
  it.each(cases)('gets one answer in the visitor’s language: $question', ({ askedIn, name, question }) => {
    const words = phrases[askedIn];
    const blanks = { language: name, organisation: 'Maple Grove School' };
    const [offer = ''] = fill(words.contactOffer, blanks).split('{');
    const said = [fill(words.repliesIn, blanks), fill(words.staffLanguage, blanks), offer];
    const { text, ...reply } = ask(school, question);
    expect(reply).toMatchObject({ outcome: 'declined', intent: 'yes-no', citations: [] });
    expect(text.startsWith(joinSentences(said))).toBe(true);
  });
});

describe('the same question, on a website that says so', () => {
  it.each<[Spoken, string, string]>([
    ['en', 'Do you speak Spanish?', ''],
    ['de', 'Sprechen Sie Spanisch?', 'Auf der Website steht dazu (Sprache: Englisch):\n'],
    ['fr', 'Parlez-vous l’espagnol ?', 'Le site indique, dans sa langue (anglais) :\n'],
    ['es', '¿Hablan español?', 'El sitio web dice, en su idioma (inglés):\n'],
    ['ru', 'Говорит ли кто-нибудь по-испански?', 'На сайте сказано (язык: английский):\n'],
    ['ko', '스페인어 가능한가요?', '웹사이트에는 다음과 같이 적혀 있습니다(영어):\n'],
    ['ja', 'スペイン語に対応していますか？', 'ウェブサイトには次のように書かれています（英語）：\n'],
  ])('quotes it in %s and adds that the assistant answers in it: %s', (askedIn, question, lead) => {
    const language = new Intl.DisplayNames([askedIn], { type: 'language' }).of('es') ?? '';
    expect(ask(office, question)).toMatchObject({
      outcome: 'answered',
      text: `${lead}Marsh Law: Our paralegal Maria speaks Spanish.\n${fill(phrases[askedIn].repliesIn, { language })}`,
      citations: [{ quote: 'Our paralegal Maria speaks Spanish.' }],
    });
  });

  it('says that it is not certain when the website names the language for something else', () => {
    const { text, outcome } = ask(academy, '¿Hablan alemán?');
    expect(outcome).toBe('unsure');
    expect(text).toMatch(/^Puedo responderle en alemán\. No estoy seguro .*\nLanguages: German is taught/);
  });
});
