import { type Language, languages } from '#functions/engine/language/languages.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { dialogues } from '#functions/engine/lexicon/dialogues.ts';
import { allDialogues, sourceOf, wordsOf } from './join-dialogues.ts';

/** Words that only ask for a language. */
const wishWords = wordsOf(({ grammar }) => grammar.languageWish);
/** "Can you speak Spanish?" may be about the staff, so the site is asked first. */
const languageQuestionPattern = new RegExp(
  `(?<!\\p{L})(?:${sourceOf(({ grammar }) => grammar.languageQuestion)})(?!\\p{L})`,
  'u',
);
/** "Do you speak Spanish?" and "¿habla español?" ask about the staff, "habla español" is a wish. */
const spokenPatterns = Object.entries(dialogues).flatMap(([name, { grammar }]) => {
  const askedIn = languages.find((language) => language === name);
  const sources = [
    grammar.asksIfSpoken?.source,
    grammar.speaks && `(?:${grammar.speaks.source})(?!\\p{L}).*[?？]`,
  ];
  const source = sources.filter(Boolean).join('|');
  return askedIn && source !== ''
    ? [{ askedIn, pattern: new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u') }]
    : [];
});
const speakers = wordsOf(({ grammar }) => grammar.speakers);
const longestWish = 7;

type Asked = { asks: 'wish' | 'ability' } | { asks: 'staff'; askedIn: Language };

/**
 * `wish`: that the assistant use the language; `ability`: whether it or the staff can; `staff`: whether the staff do.
 * `askedIn`: the language of such a question, which is too short to detect otherwise.
 */
export type RequestedLanguage = { language: Language } & Asked;

let names: ReadonlyMap<string, Language> | undefined;
let attachedNames: RegExp | undefined;

/** The language that a message asks for and nothing else; a name alone ("Spanish") may be a school subject. */
export function findRequestedLanguage(message: string): RequestedLanguage | undefined {
  const folded = separateNames(foldWord(message).replaceAll('’', "'"));
  const words = folded.match(/[\p{L}\p{M}']+/gu) ?? [];
  if (words.length < 2 || words.length > longestWish) return undefined;
  const spoken = spokenPatterns.find(({ pattern }) => pattern.test(folded));
  const asked = readAsked(folded, spoken?.askedIn);
  const isFiller = (word: string) =>
    wishWords.has(word) || (asked.asks === 'staff' && (speakers.has(word) || spoken?.pattern.test(word)));
  const named = words.filter((word) => !isFiller(word));
  const language = named.length === 1 && named[0] ? languageNames().get(named[0]) : undefined;
  return language && { language, ...asked };
}

function readAsked(folded: string, askedIn: Language | undefined): Asked {
  if (languageQuestionPattern.test(folded)) return { asks: 'ability' };
  return askedIn ? { asks: 'staff', askedIn } : { asks: 'wish' };
}

/** Whether a text names a language, in any language. */
export function namesLanguage(text: string, language: Language): boolean {
  const words = separateNames(foldWord(text)).match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => languageNames().get(word) === language);
}

/** Korean and Japanese attach particles and verbs to a name. */
function separateNames(folded: string): string {
  attachedNames ??= new RegExp(
    [...languageNames().keys()].filter((name) => /[\p{sc=Hangul}\p{sc=Han}]/u.test(name)).join('|'),
    'gu',
  );
  return folded.replace(attachedNames, ' $& ');
}

function languageNames(): ReadonlyMap<string, Language> {
  names ??= nameLanguages();
  return names;
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
