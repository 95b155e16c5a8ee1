import type { PageWords } from './page-words.ts';
import type { ValueWords } from './value-words.ts';

/**
 * What the engine knows about one language, as data: lists are words parted by blanks, patterns are tested on folded text
 * unless it says otherwise. Words may be written with accents; they are folded where they are indexed.
 */
export type Lexicon = {
  /** Words without a subject, including question words. */
  stopWords: string;
  /** Small words that only a thing follows. */
  determiners?: string;
  /** Letters unique to this language; they identify it in a question without stop words. */
  tellingLetters?: RegExp;
  /** How to stem words; without it words stay whole. */
  stems?: StemData;
  /** How to split compounds; without it they stay whole. */
  compounds?: CompoundGrammar;
  /** Everyday verbs, adjectives and fillers, which rarely decide what a question is about. */
  lightWords?: string;
  /** Suffixes that derive a different word: "probate" isn't a form of "probably", nor "visitation" of "visit". */
  derivations?: RegExp;
  /** What visitors call the organisation itself or its website. */
  selfNames?: string;
  leadingRoles: LeadingRoleWords;
  calendar?: Calendar;
  pages?: PageWords;
  values?: ValueWords;
};

/** How forms of a word get the same stem. */
export type StemData = {
  /**
   * Rounds of rules, each `suffix>replacement/fewestLettersBefore`; each round applies the first matching rule.
   * Suffixes have no accents.
   */
  rounds: readonly string[];
  /** Shorter words stay whole. */
  shortestStemmed?: number;
  /** Digits and words are written together, so words with digits have stems too. */
  stemsFigures?: boolean;
  /**
   * "Caring" belongs to "care", not to "car": a short word whose last consonant isn't doubled lost an e (Porter's step
   * 1b).
   */
  lostVowel?: RegExp;
  /** Forms that no suffix rule reaches, by base word. */
  irregularForms?: Readonly<Record<string, string>>;
  participles?: Participles;
  /** Words whose ending only looks like a suffix: "boarding" isn't a form of "board". */
  wholeWords?: string;
};

/** Participles with a prefix inside the word: "abgeholt". */
export type Participles = {
  /** "Gebucht", "abgeholt", "angemeldete": the prefix, the part between "ge" and "t", and an ending. */
  pattern: RegExp;
  /** Nouns and adjectives that only look like participles. */
  exceptions: RegExp;
  /** Verbs that start with "ge": "genehmigt" isn't a form of "nehmigen". */
  ownBeginning: RegExp;
  /** "Geschlossene", "geschlossenen". */
  declension: RegExp;
  /** The ending of a participle's base word. */
  infinitive: string;
};

/** How a language writes compounds as one word. */
export type CompoundGrammar = {
  shortestPart: number;
  /** Shortest second part of a compound. */
  shortestEnding?: number;
  /** Verb prefixes form another verb ("Scheidung", "Entscheidung"), so they don't join compounds. */
  verbPrefixes?: string;
  /** "Gerichts-ent-scheidung": after the joining s, these prefixes aren't words. */
  prefixAfterJoint?: RegExp;
  /** Endings shared by many unrelated words; if given, words with the same head are related. */
  commonEndings?: string;
};

/** The kinds of office that lead or own an organisation. */
export type LeadingRole = 'head' | 'executive' | 'owner' | 'founder' | 'chair';

/** `_` is a space; the organisation's name is left out. */
export type LeadingRoleWords = {
  titles?: Readonly<Partial<Record<LeadingRole, string>>>;
  /** Other words that visitors use for an office. */
  asked?: Readonly<Partial<Record<LeadingRole, string>>>;
  /** For whoever leads it. Per language: an English chef cooks. */
  askedOfAny: string;
};

/** Regular expression sources without groups, for text with accents. */
export type Calendar = {
  /** Twelve, January first. */
  months: readonly string[];
  /** Seven, Sunday first. */
  weekdays: readonly string[];
  /** Abbreviated weekdays as on door signs, Sunday first. Each is also another word. */
  shortWeekdays: readonly string[];
  everyDay?: RegExp;
  /** What repeats: "every", "month", "monthly", and what tells its end: "until", "ten times". */
  repetition?: { each: RegExp; span: RegExp; often: RegExp; end: RegExp };
  /** Between two weekdays. */
  weekdayRange?: RegExp;
  weekend?: RegExp;
  /** Part of a longer word that includes Sunday. */
  sundayBefore?: RegExp;
  /** Germany's legal working days include Saturday; everyday use doesn't. */
  workdays?: RegExp;
  /** Between abbreviated weekdays. */
  shortJoiner?: RegExp;
  holidays?: RegExp;
  /** Before a time of day, including the space. */
  beforeClock?: RegExp;
  /** Between two times. */
  clockRange?: RegExp;
  closed?: RegExp;
  /** Behind an hour. */
  oClock?: RegExp;
  noon?: RegExp;
  midnight?: RegExp;
  /** Headings for events of a year; other years are births, models or past results. */
  period?: RegExp;
  /** Behind the number of a day. */
  dayOrdinal?: RegExp;
  /** Between a day and its month, including the space. */
  beforeMonth?: RegExp;
  /** Between a month and its year, including the space. */
  beforeYear?: RegExp;
  /** Between two days of one month. */
  dateJoiner?: RegExp;
  /** Between two dates. */
  dateRange?: RegExp;
  /** Between a weekday and its date. */
  weekdayArticle?: RegExp;
  /** The part of a year that no other line names. */
  restOfYear?: RegExp;
  /** Before the first day of a season that has no last one. */
  seasonStart?: RegExp;
  today?: RegExp;
  tomorrow?: RegExp;
};
