import { type Language, languages } from '#functions/engine/language/languages.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { allDialogues, sourceOf, wordsOf } from './join-dialogues.ts';

/** Words that only ask for a language. */
const wishWords = wordsOf(({ grammar }) => grammar.languageWish);
/** "Do you speak Spanish?" may be about the staff, so the site is asked first. */
const languageQuestionPattern = new RegExp(
  `(?<!\\p{L})(?:${sourceOf(({ grammar }) => grammar.languageQuestion)})(?!\\p{L})`,
  'u',
);
const longestWish = 7;

export type RequestedLanguage = { language: Language; isQuestion: boolean };

let names: ReadonlyMap<string, Language> | undefined;

/** The language that a message asks for and nothing else; a name alone ("Spanish") may be a school subject. */
export function findRequestedLanguage(message: string): RequestedLanguage | undefined {
  const folded = foldWord(message).replaceAll('’', "'");
  const words = folded.match(/[\p{L}\p{M}']+/gu) ?? [];
  if (words.length < 2 || words.length > longestWish) return undefined;
  names ??= nameLanguages();
  const named = words.filter((word) => !wishWords.has(word));
  const language = named.length === 1 && named[0] ? names.get(named[0]) : undefined;
  return language && { language, isQuestion: languageQuestionPattern.test(folded) };
}

function nameLanguages(): ReadonlyMap<string, Language> {
  const spoken = languages.filter((language) => language !== 'und');
  const named = spoken.flatMap((inLanguage) => {
    const display = new Intl.DisplayNames([inLanguage], { type: 'language' });
    return spoken.map((language) => [foldWord(display.of(language) ?? language), language] as const);
  });
  return new Map<string, Language>([...named, ...otherForms()]);
}

/** Names of languages in forms that dictionaries don't list. */
function otherForms(): [string, Language][] {
  return allDialogues.flatMap(({ grammar }) =>
    languages.flatMap((language) =>
      (grammar.languageForms?.[language]?.split(' ') ?? []).map((form): [string, Language] => [
        foldWord(form),
        language,
      ]),
    ),
  );
}
