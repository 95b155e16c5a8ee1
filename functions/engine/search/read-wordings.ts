import { type Language, languages } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import { type WishLanguage, wishWordings } from '#functions/engine/lexicon/tables/all-wordings.ts';
import { lexicons } from '#functions/engine/lexicon/tables/lexicons.ts';
import {
  type AskedFact,
  askedFacts,
  remarks,
  type WishWordings,
} from '#functions/engine/lexicon/wordings.ts';

/** What a message wants that needs no search. */
export type Wish = (typeof remarks)[number] | AskedFact | 'person';
export type Word = { term: string; weight: number };
/** One way to say a wish. */
export type Wording = {
  wish: Wish;
  words: readonly Word[];
  written: readonly string[];
  onlyAtStart: boolean;
  /** Nothing may follow. */
  isWhole: boolean;
};
/** The words that each wish is said in: by their terms, as they are written. */
type Said = ReadonlyMap<Wish, Map<string, string[]>>;
/** The wordings of one language by their words, with all words that each wish is said in. */
export type Matcher = {
  byTerm: ReadonlyMap<string, readonly Wording[]>;
  said: Said;
  saidAtStart: Said;
  roles: ReadonlySet<string>;
  fillers: ReadonlySet<string>;
  asking: ReadonlySet<string>;
};

const wishes = [...remarks, ...askedFacts, 'person'] as const satisfies readonly Wish[];
/** Small words stand in every wording. */
const smallWordWeight = 0.4;
/** Stands for every role in a wish for a person. */
export const role = '*';
const roleWeight = 0.8;
/** In other wishes a role is a word like others. */
export const noRoles: ReadonlySet<string> = new Set();

const matchers = new Map<WishLanguage, Matcher>();

/** The wordings of a language, read once. */
export function matcherOf(language: WishLanguage): Matcher {
  const known = matchers.get(language);
  if (known) return known;
  const made = readMatcher(language);
  matchers.set(language, made);
  return made;
}

function readMatcher(language: WishLanguage): Matcher {
  const {
    roles: listed,
    fillers: fillerWords,
    asking,
    atStart,
    helps,
    ...phrases
  }: WishWordings = wishWordings[language];
  const leaders = Object.values(lexicons[withLexicon(language)].leadingRoles.titles ?? {}).join(' ');
  const roles = new Set(readWords(`${listed} ${leaders}`));
  const fillers = new Set(readWords(fillerWords));
  const byTerm = new Map<string, Wording[]>();
  const said = openLists();
  const saidAtStart = openLists();
  const add = (wish: Wish, list: string | undefined, { onlyAtStart = false, isWhole = false } = {}) => {
    for (const phrase of splitPhrases(list)) {
      const written = readWords(phrase);
      const kept = wish === 'person' ? [] : written.filter((word) => !fillers.has(word));
      const spelled = kept.length > 0 ? kept : written;
      const read = spelled.map((word) => readWord(word, language, wish === 'person' ? roles : noRoles));
      const words = joinRoles(read);
      for (const term of new Set(words.map((word) => word.term)))
        byTerm.set(term, [...(byTerm.get(term) ?? []), { wish, words, written, onlyAtStart, isWhole }]);
      const forms = (onlyAtStart ? saidAtStart : said).get(wish);
      for (const [at, { term }] of read.entries())
        forms?.set(term, [...(forms.get(term) ?? []), spelled[at] ?? '']);
    }
  };
  for (const wish of wishes) add(wish, phrases[wish]);
  add('person', helps, { isWhole: true });
  for (const remark of remarks) add(remark, atStart?.[remark], { onlyAtStart: true });
  return { byTerm, said, saidAtStart, roles, fillers, asking: new Set(readWords(asking)) };
}

const openLists = (): Map<Wish, Map<string, string[]>> => new Map(wishes.map((wish) => [wish, new Map()]));

/** A word's stem and weight; a role stands for all roles. */
export function readWord(word: string, spoken: WishLanguage, roles: ReadonlySet<string>): Word {
  if (roles.has(word)) return { term: role, weight: roleWeight };
  const language = withLexicon(spoken);
  return { term: stem(word, language), weight: isStopWord(word, language) ? smallWordWeight : 1 };
}

/** "The managing director" is one role. */
export function joinRoles<Read extends Word>(words: readonly Read[]): Read[] {
  return words.filter(({ term }, at) => term !== role || words[at - 1]?.term !== role);
}

/** The lexicon that a language's words are read with. */
export function withLexicon(spoken: WishLanguage): Language {
  return languages.find((language) => language === spoken) ?? 'und';
}

/** Folded words; both parts of a hyphenated one, and of a run of Chinese, which has no word of its own. */
export function readWords(text: string): string[] {
  const tokens = tokenize(text.replace(/(?<=\p{L})[-_](?=\p{L})/gu, ' '));
  const isChinese = /\p{sc=Han}/u.test(text) && !/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);
  const parts = isChinese
    ? tokens.filter((whole, at) => (tokens[at + 1]?.start ?? whole.end) >= whole.end)
    : tokens;
  return parts.map(({ word }) => word);
}

/** The phrases of a list, parted by bars. */
export function splitPhrases(list = ''): string[] {
  return list.split(/[|\n]/).flatMap((phrase) => phrase.trim() || []);
}
