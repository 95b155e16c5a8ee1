import { type Language, languages } from '#functions/engine/language/languages.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { allDialogues, wordsOf } from './join-dialogues.ts';

/** Words that only ask for a language. */
const wishWords = wordsOf(({ grammar }) => grammar.languageWish);
const longestWish = 7;

type Spoken = Exclude<Language, 'und'>;
const spoken = languages.filter((language): language is Spoken => language !== 'und');

let names: ReadonlyMap<string, Spoken> | undefined;
let attachedNames: RegExp | undefined;

/** The language that a message asks for and nothing else; a name alone ("Spanish") may be a school subject. */
export function findRequestedLanguage(message: string): Spoken | undefined {
  const folded = separateNames(foldWord(message).replaceAll('’', "'"));
  const words = folded.match(/[\p{L}\p{M}']+/gu) ?? [];
  if (words.length < 2 || words.length > longestWish) return undefined;
  const named = words.filter((word) => !wishWords.has(word));
  return named.length === 1 && named[0] ? languageNames().get(named[0]) : undefined;
}

/** Korean and Japanese attach particles and verbs to a name. */
function separateNames(folded: string): string {
  attachedNames ??= new RegExp(
    [...languageNames().keys()].filter((name) => /[\p{sc=Hangul}\p{sc=Han}]/u.test(name)).join('|'),
    'gu',
  );
  return folded.replace(attachedNames, ' $& ');
}

function languageNames(): ReadonlyMap<string, Spoken> {
  names ??= nameLanguages();
  return names;
}

function nameLanguages(): ReadonlyMap<string, Spoken> {
  const named = spoken.flatMap((inLanguage) => {
    const display = new Intl.DisplayNames([inLanguage], { type: 'language' });
    return spoken.map((language) => [foldWord(display.of(language) ?? language), language] as const);
  });
  return new Map<string, Spoken>([...named, ...otherForms()]);
}

/** Names of languages in forms that dictionaries don't list. */
function otherForms(): [string, Spoken][] {
  return allDialogues.flatMap(({ grammar }) =>
    spoken.flatMap((language) =>
      (grammar.languageForms?.[language]?.split(' ') ?? []).map((form): [string, Spoken] => [
        foldWord(form),
        language,
      ]),
    ),
  );
}
