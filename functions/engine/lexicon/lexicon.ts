import type { NumberWords } from './number-words.ts';
import type { PageWords } from './page-words.ts';

/**
 * What the engine knows about one language, as data: lists are words parted by blanks, patterns are tested on folded text
 * unless it says otherwise. Words may be written with accents; they are folded where they are indexed.
 */
export type Lexicon = {
  /** Words that carry no subject, question words among them. */
  stopWords: string;
  /** Letters that only this language uses; they tell the language of a question without stop words. */
  tellingLetters?: RegExp;
  /** How forms of a word come to one stem; without it words stay whole. */
  stems?: StemData;
  /** Without it compounds are not taken apart. */
  compounds?: CompoundGrammar;
  /** Everyday verbs, adjectives and fillers: they colour a question but rarely decide what it is about. */
  lightWords?: string;
  /** What makes another word of a word: "probate" is no form of "probably", nor "visitation" of "visit". */
  derivations?: RegExp;
  /** Names by which visitors call the organisation itself or its place on the web. */
  selfNames?: string;
  /**
   * Months and members of the family: visitors tell by them when and for whom they ask. A page that names none of them
   * ("Before 15 Aug", "your child") may answer all the same.
   */
  circumstances?: string;
  /** In questions these words relate others; on pages they name things ("after care"). */
  relations?: string;
  leadingRoles: LeadingRoleWords;
  calendar?: Calendar;
  pages?: PageWords;
  numbers?: NumberWords;
};

/** How forms of a word come to one stem. */
export type StemData = {
  /**
   * Rounds of rules, each `suffix>replacement/fewestLettersBefore`; in each round the first rule that fits is applied.
   * Suffixes carry no accents.
   */
  rounds: readonly string[];
  /** Shorter words are left whole. */
  shortestStemmed?: number;
  /** Figures and words are written in one, so words with digits have stems too. */
  stemsFigures?: boolean;
  /** "Caring" is of "care", not of "car": a short word whose last consonant is not doubled had an e (Porter's step 1b). */
  lostVowel?: RegExp;
  /** Forms that no suffix rule reaches, by the word they belong to. */
  irregularForms?: Readonly<Record<string, string>>;
  participles?: Participles;
  /** Words whose ending only looks like a suffix: "boarding" is no form of "board", nor "parking" of a town's "Park". */
  wholeWords?: string;
};

/** Participles that are made with a prefix in the middle of a word: "abgeholt". */
export type Participles = {
  /** "Gebucht", "abgeholt", "angemeldete": the prefix, what stands between "ge" and "t", and an ending. */
  pattern: RegExp;
  /** Nouns and adjectives that only look so. */
  exceptions: RegExp;
  /** Verbs whose own beginning is "ge": "genehmigt" is no form of "nehmigen". */
  ownBeginning: RegExp;
  /** "Geschlossene", "geschlossenen". */
  declension: RegExp;
  /** The ending of the word that a participle belongs to. */
  infinitive: string;
};

/** How a language writes compounds as one word. */
export type CompoundGrammar = {
  shortestPart: number;
  /** What follows the first part may be an ending this short. */
  shortestEnding?: number;
  /** Verb prefixes make another verb of a word ("Scheidung", "Entscheidung"), so they join no compound. */
  verbPrefixes?: string;
  /** "Gerichts-ent-scheidung": behind the s that joins words these prefixes are no word of their own. */
  prefixAfterJoint?: RegExp;
  /** Endings that many unrelated words share; where they are given, words of one head are near each other. */
  commonEndings?: string;
};

/** Who leads or owns an organisation, by the kind of office. */
export type LeadingRole = 'head' | 'executive' | 'owner' | 'founder' | 'chair';

/** `_` is a space; what only names the organisation is left out. */
export type LeadingRoleWords = {
  titles?: Readonly<Partial<Record<LeadingRole, string>>>;
  /** What else visitors say for one of these. */
  asked?: Readonly<Partial<Record<LeadingRole, string>>>;
  /** For whoever leads it. By language: an English chef cooks. */
  askedOfAny: string;
};

/** Sources of regular expressions without groups, on text that keeps its accents. */
export type Calendar = {
  /** Twelve, January first. */
  months: readonly string[];
  /** Seven, Sunday first. */
  weekdays: readonly string[];
  /** As signs at a door write the days, Sunday first. Each is a word of another kind too. */
  shortWeekdays: readonly string[];
  everyDay?: RegExp;
  /** Between two days of the week. */
  weekdayRange?: RegExp;
  weekend?: RegExp;
  /** A Sunday that is no whole word. */
  sundayBefore?: RegExp;
  /** German working days have a Saturday by law, and none in what is said. */
  workdays?: RegExp;
  /** Between short days of the week. */
  shortJoiner?: RegExp;
  holidays?: RegExp;
  /** Before the time of a day, with its blank. */
  beforeClock?: RegExp;
  /** Between two times. */
  clockRange?: RegExp;
  closed?: RegExp;
  noon?: RegExp;
  midnight?: RegExp;
  /** Headings of what happens in a year; other years are those of birth, of models or of past results. */
  period?: RegExp;
  /** Between two days of one month. */
  dateJoiner?: RegExp;
  /** Between two dates. */
  dateRange?: RegExp;
  /** Between a day of the week and its date. */
  weekdayArticle?: RegExp;
};
