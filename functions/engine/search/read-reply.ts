import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import {
  type WishLanguage,
  wishLanguages,
  wishWordings,
} from '#functions/engine/lexicon/tables/all-wordings.ts';
import type { WishWordings } from '#functions/engine/lexicon/wordings.ts';

/** Whole messages that take an offer or decline it. */
const replies = ['consent', 'assent', 'cancel'] as const satisfies readonly (keyof WishWordings)[];
type Reply = (typeof replies)[number];
type List = Reply | 'neverMind' | 'skip' | 'alone';

/** Words of asking that also begin names, as "Chi" and "Jak" do; Vietnamese questions end in theirs. */
const namesAskToo: readonly WishLanguage[] = ['vi', 'it', 'pt', 'nl', 'pl'];
const languagesThatAskFirst = wishLanguages.filter((language) => !namesAskToo.includes(language));
/** Scripts without spaces between words, or with endings at them: a word may stand anywhere in them. */
const wordsWithoutSpacesPattern = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

const phrasesOf = new Map<List, ReadonlySet<string>>();

/** What a whole message replies to an offer, in any language of the interface. */
export function readReply(message: string): Reply | undefined {
  return (
    replies.find((reply) => isPhraseOf(reply, message)) ??
    (isPhraseOf('neverMind', message) ? 'cancel' : undefined)
  );
}

/** Whether a visitor who is asked for their question has none to write. */
export const skipsQuestion = (message: string): boolean => isPhraseOf('skip', message);

/** Whether a message is only a word for a person, as "human please" is. */
export function asksForPersonAlone(message: string): boolean {
  fillers ??= readLists('fillers', wishLanguages);
  const words = readWords(message).filter((word) => !fillers?.has(word));
  return isPhraseOf('alone', words.join(' ')) || isPhraseOf('alone', message);
}

function isPhraseOf(list: List, message: string): boolean {
  const known = phrasesOf.get(list) ?? readPhrases(list);
  phrasesOf.set(list, known);
  return known.has(joinWords(message));
}

function readPhrases(list: List): ReadonlySet<string> {
  const phrases = wishLanguages.flatMap((language) => wishWordings[language][list].split(/[|\n]/));
  return new Set(phrases.map(joinWords).filter(Boolean));
}

/** Whether a message looks like a question by form alone. */
export function hasFormOfQuestion(message: string): boolean {
  return /[?？؟]\s*$/.test(message) || startsAsking(message);
}

/** Whether the first word of a text asks, or any word where words have no spaces between them. */
export function startsAsking(text: string): boolean {
  const words = readWords(text);
  asking ??= readLists('asking', languagesThatAskFirst);
  return hasWord(wordsWithoutSpacesPattern.test(text) ? words : words.slice(0, 1), asking);
}

/** Whether a message holds a word of somebody who says something for a person, rather than looks for it. */
export function speaksForOneself(message: string): boolean {
  speaking ??= readLists('speaker', wishLanguages);
  return hasWord(readWords(message), speaking);
}

let asking: ReadonlySet<string> | undefined;
let speaking: ReadonlySet<string> | undefined;
let fillers: ReadonlySet<string> | undefined;

function readLists(
  list: 'asking' | 'speaker' | 'fillers',
  languages: readonly WishLanguage[],
): ReadonlySet<string> {
  return new Set(languages.flatMap((language) => readWords(wishWordings[language][list])));
}

function hasWord(words: readonly string[], known: ReadonlySet<string>): boolean {
  return words.some((word) => known.has(word));
}

function readWords(text: string): string[] {
  return tokenize(text.replace(/(?<=\p{L})[-_](?=\p{L})/gu, ' ')).map(({ word }) => word);
}

/** Folded words without the signs between them. */
function joinWords(text: string): string {
  return foldWord(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
