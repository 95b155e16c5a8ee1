import { standsAsNoun } from '#functions/engine/language/stands-as-noun.ts';
import { isSelfName } from '#functions/engine/language/subject-weight.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import {
  type WishLanguage,
  wishLanguages,
  wishWordings,
} from '#functions/engine/lexicon/tables/all-wordings.ts';
import { remarks } from '#functions/engine/lexicon/wordings.ts';
import {
  joinRoles,
  type Matcher,
  matcherOf,
  noRoles,
  readWord,
  readWords,
  role,
  type Wish,
  type Word,
  type Wording,
  withLexicon,
} from './read-wordings.ts';

type Match = {
  wish: Wish;
  language: WishLanguage;
  similarity: number;
  /** A wish for a person, whoever it is, that says nothing of its subject. */
  isBare: boolean;
};
type Reading = {
  /** Words that say nothing here, such as the organisation's name. */
  ignored: (word: string) => boolean;
  /** Without an earlier question. */
  isFirst: boolean;
  /** Wishes that the message cannot have. */
  excluded?: ReadonlySet<Wish> | undefined;
};
/** A word of a message, with its place in it. */
type Placed = Word & { at: number };

/** Below this, questions of `dev` and `own` are taken for small talk. */
const leastSimilarity = 0.68;
/** "The head of the science department". */
const mostWordsOfRole = 5;
/** Set behind a small word that is a thing: no wording says "a will" with the "will" of "will you". */
const nounMark = '#';
/** A wish for a person is compared with the beginning of the message alone. */
const leastOfWishForPerson = 0.82;

/**
 * What a message wants by the wordings most like it. Every telling word of the message must be one that the wish is said
 * in.
 */
export function matchWish(message: string, reading: Reading): Match | undefined {
  const folded = foldWord(message);
  const written = readWords(message);
  const read = { ...reading, ignored: new Set(written.filter(reading.ignored)) };
  let best: Match | undefined;
  for (const language of wishLanguages) {
    const named = nameRole(folded, language);
    const match = matchIn(language, named === folded ? written : readWords(named), read);
    if (match && match.similarity > (best?.similarity ?? 0)) best = match;
  }
  return best;
}

/** "Talk to the finance people" with a known role in place of whom they want. */
function nameRole(message: string, language: WishLanguage): string {
  const { whom, roles } = wishWordings[language];
  const [role = ''] = roles.trim().split(/\s+/);
  const [, wanted] = whom.exec(message) ?? [];
  const words = readWords(wanted ?? '');
  const { roles: known } = matcherOf(language);
  const isKnown = words.every((word) => known.has(word) && !isSelfName(word));
  if (wanted === undefined || words.length > mostWordsOfRole || isKnown) return message;
  // "con l'ufficio" keeps no article of one letter.
  return message.replace(whom, (found) => found.replace(wanted, ` ${role}`).replace(/ \p{L}'(?= )/u, ''));
}

function matchIn(
  language: WishLanguage,
  written: readonly string[],
  { ignored, isFirst, excluded }: Omit<Reading, 'ignored'> & { ignored: ReadonlySet<string> },
): Match | undefined {
  const matcher = matcherOf(language);
  const lexicon = withLexicon(language);
  const whole = written.map((word, at) => ({
    word: standsAsNoun(written, at, lexicon) ? word + nounMark : word,
    at,
  }));
  const kept = whole.filter(({ word }) => !matcher.fillers.has(word) && !ignored.has(word));
  const said = kept.length > 0 ? kept : whole;
  const plain = readMessage(said, language, noRoles);
  const forPerson = readMessage(said, language, matcher.roles);
  let best: Omit<Match, 'isBare'> | undefined;
  let isBare = false;
  for (const wording of findCandidates([...plain.deciding, ...forPerson.deciding], matcher)) {
    const { wish } = wording;
    if ((wording.onlyAtStart && !isFirst) || excluded?.has(wish)) continue;
    const { words, telling } = wish === 'person' ? forPerson : plain;
    if (wish === 'person' && asks(written, words, wording, matcher)) continue;
    // "I want to talk to a lawyer about my lease": the wish comes first, its subject may follow.
    const isOpening = wish === 'person' && !wording.isWhole;
    const compared = isOpening ? words.slice(0, wording.words.length + 1) : words;
    const isSaid = ({ term, at }: Placed) => {
      const always = matcher.said.get(wish)?.get(term) ?? [];
      const forms = isFirst ? [...always, ...(matcher.saidAtStart.get(wish)?.get(term) ?? [])] : always;
      return forms.some((form) => (isSmallTalk(wish) ? isInflected(written[at] ?? '', form) : true));
    };
    if (!telling.every((word) => isSaid(word) || !compared.includes(word))) continue;
    const similarity = compare(compared, wording.words);
    const least = wish === 'person' ? leastOfWishForPerson : leastSimilarity;
    if (similarity < least) continue;
    isBare ||= wording.words.some(isRole) && telling.every(({ term }) => holds(wording, term));
    if (similarity > (best?.similarity ?? 0)) best = { wish, language, similarity };
  }
  return best && { ...best, isBare: isBare && best.wish === 'person' };
}

const isSmallTalk = (wish: Wish) => remarks.some((remark) => remark === wish);
/** "Robots" are robots; "robotics" has the stem of a robot and is another thing. */
const mostLettersOfEnding = 2;
function isInflected(word: string, form: string): boolean {
  const [short = '', long = ''] = [word, form].toSorted((one, other) => one.length - other.length);
  return long.length - short.length <= mostLettersOfEnding;
}

const isRole = ({ term }: Word) => term === role;
const holds = ({ words }: Wording, term: string) => words.some((word) => word.term === term);

/** The words of a message, its telling ones, and those that find candidates: telling words and roles, or all if none is. */
function readMessage(
  written: readonly { word: string; at: number }[],
  language: WishLanguage,
  roles: ReadonlySet<string>,
) {
  const words: Placed[] = joinRoles(
    written.map(({ word, at }) => ({ ...readWord(word, language, roles), at })),
  );
  const telling = words.filter(({ weight, term }) => weight === 1 && !isSelfName(term));
  const deciding = words.filter((word) => word.term === role || telling.includes(word));
  return { words, telling, deciding: deciding.length > 0 ? deciding : words };
}

/** "How do I enrol?" and "I'd like to know when I can visit" ask: a word of asking comes first, or among those of the wish. */
function asks(
  written: readonly string[],
  words: readonly Placed[],
  wording: Wording,
  { asking }: Matcher,
): boolean {
  const first = written[words[0]?.at ?? 0] ?? '';
  const end = words[wording.words.length - 1]?.at ?? written.length;
  const isStrange = (word: string) => asking.has(word) && !wording.written.includes(word);
  return (asking.has(first) && first !== wording.written[0]) || written.slice(0, end + 1).some(isStrange);
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

const weigh = (words: readonly Word[]): number => words.reduce((sum, { weight }) => sum + weight, 0);
