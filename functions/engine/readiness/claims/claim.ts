import type { Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import type { Language } from '#functions/engine/language/languages.ts';

/** A normalized value: equal if the same thing is written differently. */
export type ClaimValue =
  | { kind: 'phone' | 'fax'; digits: string }
  | { kind: 'email'; local: string; domain: string }
  | { kind: 'address'; number: string; street: string; town: string; townName: string }
  | { kind: 'price'; amount: number; currency: string; per: string | undefined }
  /** Opening hours by weekday; Sunday is 0. */
  | { kind: 'hours'; byDay: ReadonlyMap<number, string> }
  | { kind: 'person'; names: readonly string[] };

/** A value with its position in a text. */
export type FoundValue = { value: ClaimValue; shown: string; start: number; end: number };

/**
 * A word of a claim's subject. `adjacentTo` lists the words directly beside it; `isOwn` marks names for the organisation
 * itself.
 */
export type SubjectTerm = { stem: string; word: string; adjacentTo: readonly string[]; isOwn: boolean };

/** A value that a page states about a subject. */
export type Claim = {
  kind: ClaimValue['kind'];
  value: ClaimValue;
  shown: string;
  /** The subject according to the statement itself. */
  subject: readonly SubjectTerm[];
  /** How the headings and the title narrow it. */
  scope: ReadonlySet<string>;
  /** How the page's title alone narrows it. */
  pageScope: ReadonlySet<string>;
  /** A person's office; a price's lower or upper bound. */
  role: string;
  /** Years and school years in the statement, its headings or its page title. */
  years: readonly string[];
  language: Language | undefined;
  passage: Passage;
  statement: Statement;
};
