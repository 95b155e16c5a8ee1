import {
  type WishLanguage,
  wishLanguages,
  wishWordings,
} from '#functions/engine/lexicon/tables/all-wordings.ts';
import { askedFacts, remarks } from '#functions/engine/lexicon/wordings.ts';
import { foldWord } from '../tokenize.ts';

/** The languages of each whole message of the lexicon; built on first use. */
let languagesOf: ReadonlyMap<string, readonly WishLanguage[]> | undefined;

/** The language of a whole message that the lexicon has in one language alone: "Danke", but not "ok". */
export function languageOfPhrase(text: string): WishLanguage | undefined {
  languagesOf ??= readPhrases();
  const [language, another] = languagesOf.get(join(text)) ?? [];
  return another === undefined ? language : undefined;
}

function readPhrases(): Map<string, WishLanguage[]> {
  const found = new Map<string, WishLanguage[]>();
  for (const language of wishLanguages) {
    const wordings = wishWordings[language];
    const lists = [...remarks, ...askedFacts, 'person', 'consent', 'cancel', 'skip'] as const;
    const phrases = lists.flatMap(
      (list) => (list in wordings ? wordings[list] : undefined)?.split(/[|\n]/) ?? [],
    );
    for (const phrase of new Set(phrases.map(join)))
      if (phrase !== '') found.set(phrase, [...(found.get(phrase) ?? []), language]);
  }
  return found;
}

/** Folded words without the signs between them. */
function join(text: string): string {
  return foldWord(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
