import { type Language, languages } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { isSelfName } from '#functions/engine/language/subject-weight.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { wordings } from '#functions/engine/lexicon/all-wordings.ts';
import { lexicons } from '#functions/engine/lexicon/lexicons.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { type AskedFact, askedFacts, remarks } from '#functions/engine/lexicon/wordings.ts';

/** What a message wants that needs no search. */
export type Wish = (typeof remarks)[number] | AskedFact | 'person';

type Match = { wish: Wish; language: Language; similarity: number };
type Word = { term: string; weight: number };
type Wording = { wish: Wish; words: readonly Word[]; onlyAtStart: boolean };
/** The wordings of one language by their words, with all words that each wish is said in. */
type Matcher = {
  byTerm: ReadonlyMap<string, readonly Wording[]>;
  said: ReadonlyMap<Wish, ReadonlySet<string>>;
  roles: ReadonlySet<string>;
  fillers: ReadonlySet<string>;
};

const wishes = [...remarks, ...askedFacts, 'person'] as const satisfies readonly Wish[];
/** Below this, questions of `dev` and `own` are taken for small talk. */
const leastSimilarity = 0.68;
/** A wish for a person is compared with the beginning of the message alone. */
const leastOfWishForPerson = 0.82;
/** Small words stand in every wording. */
const smallWordWeight = 0.4;
/** Stands for every role in a wish for a person. */
const role = '*';
const roleWeight = 0.8;

/**
 * What a message wants by the wordings most like it. Every telling word of the message must be one that the wish is said
 * in; `ignored` are words that say nothing here, such as the organisation's name.
 */
export function matchWish(
  message: string,
  { ignored, isFirst }: { ignored: (word: string) => boolean; isFirst: boolean },
): Match | undefined {
  const written = readWords(message);
  let best: Match | undefined;
  for (const language of languages) {
    const match = matchIn(language, written, ignored, isFirst);
    if (match && match.similarity > (best?.similarity ?? 0)) best = match;
  }
  return best;
}

function matchIn(
  language: Language,
  written: readonly string[],
  ignored: (word: string) => boolean,
  isFirst: boolean,
): Match | undefined {
  const matcher = matcherOf(language);
  const kept = written.filter((word) => !matcher.fillers.has(word) && !ignored(word));
  const words = (kept.length > 0 ? kept : written).map((word) => readWord(word, language, matcher.roles));
  const telling = words.filter(({ weight, term }) => weight === 1 && !isSelfName(term));
  let best: Match | undefined;
  for (const wording of findCandidates(telling.length > 0 ? telling : words, matcher)) {
    if (wording.onlyAtStart && !isFirst) continue;
    const { wish } = wording;
    // "I want to talk to a lawyer about my lease": the wish comes first, its subject may follow.
    const compared = wish === 'person' ? words.slice(0, wording.words.length + 1) : words;
    const said = matcher.said.get(wish);
    if (!telling.every((word) => said?.has(word.term) || !compared.includes(word))) continue;
    const similarity = compare(compared, wording.words);
    const least = wish === 'person' ? leastOfWishForPerson : leastSimilarity;
    if (similarity >= least && similarity > (best?.similarity ?? 0)) best = { wish, language, similarity };
  }
  return best;
}

function findCandidates(words: readonly Word[], { byTerm }: Matcher): ReadonlySet<Wording> {
  return new Set(words.flatMap(({ term }) => byTerm.get(term) ?? []));
}

/** Dice coefficient of two word lists. */
function compare(words: readonly Word[], wording: readonly Word[]): number {
  const left = words.map(({ term }) => term);
  let shared = 0;
  for (const { term, weight } of wording) {
    const at = left.indexOf(term);
    if (at === -1) continue;
    left.splice(at, 1);
    shared += weight;
  }
  return (2 * shared) / (weigh(words) + weigh(wording));
}

function weigh(words: readonly Word[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

function readWord(word: string, language: Language, roles: ReadonlySet<string>): Word {
  if (roles.has(word)) return { term: role, weight: roleWeight };
  return { term: stem(word, language), weight: isStopWord(word, language) ? smallWordWeight : 1 };
}

const matchers = new Map<Language, Matcher>();

function matcherOf(language: Language): Matcher {
  const known = matchers.get(language);
  if (known) return known;
  const made = readMatcher(language);
  matchers.set(language, made);
  return made;
}

function readMatcher(language: Language): Matcher {
  const { roles: listed, fillers, openingAtStart, ...phrases } = wordings[language];
  const leaders = Object.values(lexicons[language].leadingRoles.titles ?? {}).join(' ');
  const roles = new Set(readWords(`${listed} ${leaders}`));
  const byTerm = new Map<string, Wording[]>();
  const said = new Map<Wish, Set<string>>(wishes.map((wish) => [wish, new Set()]));
  const add = (wish: Wish, list: string | undefined, onlyAtStart: boolean) => {
    for (const phrase of splitPhrases(list)) {
      const words = readWords(phrase).map((word) => readWord(word, language, roles));
      const wording = { wish, words, onlyAtStart };
      for (const term of new Set(words.map((word) => word.term))) {
        byTerm.set(term, [...(byTerm.get(term) ?? []), wording]);
        said.get(wish)?.add(term);
      }
    }
  };
  for (const wish of wishes) add(wish, phrases[wish], false);
  add('opening', openingAtStart, true);
  return { byTerm, said, roles, fillers: new Set(readWords(fillers)) };
}

/** Folded words; both parts of a hyphenated one. */
function readWords(text: string): string[] {
  return tokenize(text.replace(/(?<=\p{L})[-_](?=\p{L})/gu, ' ')).map(({ word }) => word);
}

function splitPhrases(list = ''): string[] {
  return list.split(/[|\n]/).flatMap((phrase) => phrase.trim() || []);
}

/** The kind of value that a question asks for by its own words, in the order of `valueOrder`. */
export function findAskedValues(question: string, language: Language): ValueType[] {
  const asked = valuesAskedIn(question, language);
  if (asked.length > 0) return asked;
  for (const other of languages) {
    const found = other === language ? [] : valuesAskedIn(question, other);
    if (found.length > 0) return found;
  }
  return [];
}

/** "How long" comes before "how", "what time" before "when". */
const valueOrder: readonly ValueType[] = ['duration', 'time', 'number', 'money', 'date', 'person', 'address'];
/** Words of the question that may stand between two of a phrase: "what does a lesson cost". */
const widestGap = 4;

function valuesAskedIn(question: string, language: Language): ValueType[] {
  const words = tokenize(question).map(({ word }) => word);
  const folded = foldWord(question).replace(/\s+/g, ' ');
  const { values } = wordings[language];
  return valueOrder.filter((value) =>
    splitPhrases(values[value]).some((phrase) => isSaid(foldWord(phrase), words, folded)),
  );
}

/** Without spaces between words, or with endings at them, a phrase is a part of the text. */
const joinedScriptPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u;

function isSaid(phrase: string, words: readonly string[], folded: string): boolean {
  if (joinedScriptPattern.test(phrase)) return folded.includes(phrase);
  const sought = phrase.split(/[^\p{L}\p{N}]+/u);
  return words.some((_, from) => followsFrom(from, sought, words));
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
