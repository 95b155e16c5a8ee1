import { type Language, languages } from '#functions/engine/language/languages.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';

/** Words that ask to be spoken to in a language, and nothing else. */
const wishWords: ReadonlySet<string> = new Set(
  foldWord(`please speak answer reply respond write talk chat continue in to me my us with can could may we i you u now only
   bitte auf sprechen sprich schreib schreiben antworte antworten sie mir mit kannst du konnen konnten wir ich auch
   en parlez parle parler repondez reponds repondre ecrivez moi pouvez vous peux tu peut on puis je s'il plait svp
   habla hable hablar responde responda responder escribe escriba puede puedes podemos puedo por favor
   на по говорите говори отвечайте отвечай пишите пиши можно можете можешь вы ты пожалуйста`).split(/\s+/),
);
/** Whether the site's people speak a language is asked in the same words; then the site is asked first. */
const questionPattern =
  /(?<!\p{L})(?:can|could|kannst|konnen|konnten|pouvez|peux|puede|puedes|можете|можешь)(?!\p{L})/u;
const longestWish = 7;

export type LanguageWish = { language: Language; isQuestion: boolean };

let names: ReadonlyMap<string, Language> | undefined;

/** The language that a message asks to be answered in, and nothing else; a name alone ("Spanish") may be a subject. */
export function findLanguageWish(message: string): LanguageWish | undefined {
  const folded = foldWord(message).replaceAll('’', "'");
  const words = folded.match(/[\p{L}\p{M}']+/gu) ?? [];
  if (words.length < 2 || words.length > longestWish) return undefined;
  names ??= nameLanguages();
  const named = words.filter((word) => !wishWords.has(word));
  const language = named.length === 1 && named[0] ? names.get(named[0]) : undefined;
  return language && { language, isQuestion: questionPattern.test(folded) };
}

function nameLanguages(): ReadonlyMap<string, Language> {
  const spoken = languages.filter((language) => language !== 'und');
  const named = spoken.flatMap((inLanguage) => {
    const display = new Intl.DisplayNames([inLanguage], { type: 'language' });
    return spoken.map((language) => [foldWord(display.of(language) ?? language), language] as const);
  });
  return new Map<string, Language>([...named, ...russianForms]);
}

/** Folded: "по-русски", "на английском": Russian names a spoken language in other forms. */
const russianForms: readonly (readonly [string, Language])[] = [
  ['русскии', 'ru'],
  ['русски', 'ru'],
  ['русском', 'ru'],
  ['английски', 'en'],
  ['английском', 'en'],
  ['немецки', 'de'],
  ['немецком', 'de'],
];
