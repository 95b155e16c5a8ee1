import { type Language, languages } from '#functions/engine/language/languages.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { wordings } from '#functions/engine/lexicon/tables/all-wordings.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { splitPhrases } from './read-wordings.ts';

/** "How long" comes before "how", "what time" before "when". */
const valueOrder: readonly ValueType[] = ['duration', 'time', 'number', 'money', 'date', 'person', 'address'];
/** Words of the question that may stand between two of a phrase: "what does a lesson cost". */
const widestGap = 4;
/** Without spaces between words, or with endings at them, a phrase is a part of the text. */
const joinedScriptPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u;

type Phrase = { folded: string; isJoined: boolean; words: readonly string[] };
const phrasesOfLanguages = new Map<Language, readonly (readonly [ValueType, readonly Phrase[]])[]>();

/** The kinds of value that a question asks for by its own words, "how long" before "how". */
export function findAskedValues(question: string, language: Language): ValueType[] {
  const words = tokenize(question).map(({ word }) => word);
  const folded = foldWord(question).replace(/\s+/g, ' ');
  for (const asked of [language, ...languages]) {
    const found = phrasesOf(asked).flatMap(([value, phrases]) =>
      phrases.some((phrase) => isSaid(phrase, words, folded)) ? value : [],
    );
    if (found.length > 0) return found;
  }
  return [];
}

function phrasesOf(language: Language) {
  const known = phrasesOfLanguages.get(language);
  if (known) return known;
  const { values } = wordings[language];
  const read = valueOrder.map((value) => [value, splitPhrases(values[value]).map(readPhrase)] as const);
  phrasesOfLanguages.set(language, read);
  return read;
}

function readPhrase(phrase: string): Phrase {
  const folded = foldWord(phrase);
  return { folded, isJoined: joinedScriptPattern.test(folded), words: folded.split(/[^\p{L}\p{N}]+/u) };
}

function isSaid(phrase: Phrase, words: readonly string[], folded: string): boolean {
  if (phrase.isJoined) return folded.includes(phrase.folded);
  return words.some((_, from) => followsFrom(from, phrase.words, words));
}

function followsFrom(from: number, sought: readonly string[], words: readonly string[]): boolean {
  let at = from;
  for (const [order, word] of sought.entries()) {
    const last = order === 0 ? at : at + widestGap;
    const found = words.findIndex((one, place) => place >= at && place <= last && one === word);
    if (found === -1) return false;
    at = found + 1;
  }
  return true;
}
