import type { Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import type { Contradiction } from '#shared/domain/conversion/readiness.ts';

/** A value in a form in which the same thing written differently is equal. */
export type ClaimValue =
  | { kind: 'phone' | 'fax'; digits: string }
  | { kind: 'email'; local: string; domain: string }
  | { kind: 'address'; number: string; street: string; town: string }
  | { kind: 'price'; amount: number; currency: string; per: string | undefined }
  | { kind: 'date'; day: number; month: number; year: number | undefined }
  | { kind: 'time'; from: number; to: number | undefined }
  /** Opening times by weekday, Sunday is 0. */
  | { kind: 'hours'; byDay: ReadonlyMap<number, string> }
  | { kind: 'percent'; amount: number }
  | { kind: 'duration'; amount: number; unit: string }
  | { kind: 'number'; amount: number; counted: string }
  | { kind: 'person'; names: readonly string[] };

/** A value found in a text, with its place there. */
export type FoundValue = { value: ClaimValue; shown: string; start: number; end: number };

/**
 * A word that a claim is about. `gluedTo` holds the words right beside it, with nothing between; `isOwn` marks names
 * of the organisation itself.
 */
export type SubjectTerm = { stem: string; word: string; gluedTo: readonly string[]; isOwn: boolean };

/** One value that a page states of a subject. */
export type Claim = {
  kind: Contradiction['kind'];
  value: ClaimValue;
  shown: string;
  /** What the statement itself says the value is of. */
  subject: readonly SubjectTerm[];
  /** What the headings and the title narrow it to. */
  scope: ReadonlySet<string>;
  /** What the title of the page alone narrows it to. */
  pageScope: ReadonlySet<string>;
  /** Begin, end or last day; lower or upper bound. */
  role: string;
  /** Years and school years that the statement, its headings or its page name. */
  years: readonly string[];
  language: Language | undefined;
  passage: Passage;
  statement: Statement;
};
