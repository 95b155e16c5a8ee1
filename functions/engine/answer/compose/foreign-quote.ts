import { type Language, languageOfTag } from '#functions/engine/language/languages.ts';

/** Leads to a quote in another language than the visitor's; `{language}` is its name. English stands in for the rest. */
const leads: Readonly<Record<string, string>> = {
  en: 'The website says, in {language}:',
  de: 'Auf der Website steht dazu (Sprache: {language}):',
  fr: 'Le site indique, dans sa langue ({language}) :',
  es: 'El sitio web dice, en su idioma ({language}):',
  ru: 'На сайте сказано (язык: {language}):',
  ko: '웹사이트에는 다음과 같이 적혀 있습니다({language}):',
  ja: 'ウェブサイトには次のように書かれています（{language}）：',
};

/** The sentence that frames a quote in another language than the question's; undefined where both are the same. */
export function leadToForeignQuote(visitor: Language, source: string | undefined): string | undefined {
  const language = languageOfTag(source);
  if (language === undefined || language === visitor) return undefined;
  const lead = leads[visitor] ?? leads.en ?? '';
  const frame = leads[visitor] ? visitor : 'en';
  const name = new Intl.DisplayNames([frame], { type: 'language' }).of(language) ?? language;
  return lead.replace('{language}', name);
}
