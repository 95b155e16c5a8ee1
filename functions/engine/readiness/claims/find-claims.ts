import { isOnlyHours } from '#functions/engine/knowledge/facts/tells-hours.ts';
import type { Knowledge, Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { type Language, languageOfTag } from '#functions/engine/language/languages.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { midnightSource, noonSource } from '#functions/engine/values/clock-words.ts';
import { spellOutWeekdays } from '#functions/engine/values/short-weekdays.ts';
import type { Claim, FoundValue } from './claim.ts';
import { findAddresses, findEmails, findPhones } from './find-contact-values.ts';
import { findOfficeHolder } from './find-office-holders.ts';
import { findOpeningHours, removeDays } from './find-opening-hours.ts';
import { findPrices } from './find-prices.ts';
import { findTimes } from './find-times.ts';
import { periodNamed } from './periods.ts';
import { readOwnNames, readScope, readSubject, readYears, yearPattern } from './read-subject.ts';
import { type Clause, splitClauses } from './split-clauses.ts';
import { boundPatterns } from './value-bounds.ts';

/** Longer statements are stories and don't state a value. */
const claimLengthLimit = 320;

type Place = {
  knowledge: Knowledge;
  passage: Passage;
  statement: Statement;
  language: Language | undefined;
  ownNames: ReadonlySet<string>;
};

/** Every value that a page states about a subject. */
export function findClaims(knowledge: Knowledge): Claim[] {
  const ownNames = readOwnNames(knowledge.organisationName);
  return knowledge.passages.flatMap((passage) => {
    const language = languageOfTag(knowledge.sources[passage.source]?.language ?? knowledge.languages[0]);
    return passage.statements.flatMap((statement) =>
      statement.kind === 'heading' || statement.text.length > claimLengthLimit
        ? []
        : readStatement({ knowledge, passage, statement, language, ownNames }),
    );
  });
}

/** Most statements have no number and needn't be searched. */
const figurePattern = new RegExp(
  `[\\d@]|\\((?:at|@)|(?<!\\p{L})(?:${noonSource}|${midnightSource})(?!\\p{L})`,
  'iu',
);

function readStatement(place: Place): Claim[] {
  const figures = figurePattern.test(place.statement.text) ? readFigures(place) : [];
  return [...figures, ...officeClaims(place)];
}

function readFigures(place: Place): Claim[] {
  const { text } = place.statement;
  const contacts = [...findEmails(text), ...findPhones(text), ...findAddresses(text)];
  const hours = findOpeningHours(text);
  const times = withoutOverlap(findTimes(text, isOnlyHours(spellOutWeekdays(text))), contacts);
  const prices = withoutOverlap(findPrices(text), [...contacts, ...times]);
  const single = [...contacts, ...prices];
  const all = [...single, ...times];
  const clauses = splitClauses(place.statement.kind, maskValues(text, wholeOf(text), all));
  return [
    ...single.flatMap((found) => claimIn(place, found, { single, all, clauses })),
    ...(hours ? [hoursClaim(place, { value: hours, shown: text, start: 0, end: text.length }, all)] : []),
  ];
}

type Span = Pick<FoundValue, 'start' | 'end'>;

function withoutOverlap<Found extends Span>(found: readonly Found[], taken: readonly Span[]): Found[] {
  return found.filter(({ start, end }) => !taken.some((other) => start < other.end && end > other.start));
}

/** "Helen Barrow, Partner, (440) 555-0142": the owner of a number may be anywhere in its line. */
const labelledAsWhole: ReadonlySet<string> = new Set(['phone', 'fax', 'email']);

/** The values of a statement, with all spans to mask and the clauses between them. */
type Found = { single: readonly FoundValue[]; all: readonly Span[]; clauses: readonly Clause[] };

/**
 * The claim of a value in its clause. Two values of a kind in one clause are a range or a choice, so neither is a
 * claim.
 */
function claimIn(place: Place, found: FoundValue, { single, all, clauses }: Found): Claim[] {
  const clause = clauses.find(({ start, end }) => found.start >= start && found.start < end);
  if (!clause) return [];
  const ofKind = single.filter(({ value }) => value.kind === found.value.kind);
  const siblings = ofKind.filter(
    ({ start }) => start >= clause.start && start < clause.end && start !== found.start,
  );
  if (siblings.length > 0) return [];
  const { text } = place.statement;
  const isOnlyLine = labelledAsWhole.has(found.value.kind) && ofKind.length === 1;
  if (isOnlyLine) return [makeClaim(place, found, maskValues(text, wholeOf(text), all))];
  const said = `${clause.label} ${maskValues(text, clause, all)}`;
  if (hasWords(said, place)) return [makeClaim(place, found, said)];
  return [makeClaim(place, found, widen(place, clause, clauses, all))];
}

/** A clause of only a value belongs to the clause before; such a table cell belongs to its whole row. */
function widen(place: Place, clause: Clause, clauses: readonly Clause[], all: readonly Span[]): string {
  const { text, kind } = place.statement;
  if (kind === 'row') return maskValues(text, wholeOf(text), all);
  const before = clauses[clauses.indexOf(clause) - 1];
  return before ? maskValues(text, before, all) : '';
}

function hasWords(text: string, { language, ownNames }: Place): boolean {
  return readSubject(removeDays(text), language, ownNames).length > 0;
}

function hoursClaim(place: Place, found: FoundValue, all: readonly Span[]): Claim {
  const { text } = place.statement;
  return makeClaim(place, found, maskValues(text, wholeOf(text), all));
}

const wholeOf = (text: string): Clause => ({ start: 0, end: text.length, label: '' });

function officeClaims(place: Place): Claim[] {
  const holder = findOfficeHolder(place.statement.text);
  if (!holder) return [];
  const claim = makeClaim(place, holder.found, '');
  return [{ ...claim, role: holder.office }];
}

/** Masks each value in a clause with bars, so that the words around it don't count as neighbours. */
function maskValues(text: string, { start, end }: Clause, values: readonly Span[]): string {
  let masked = text;
  for (const at of values) {
    masked = masked.slice(0, at.start) + '|'.repeat(at.end - at.start) + masked.slice(at.end);
  }
  return masked.slice(start, end);
}

function makeClaim(place: Place, { value, shown, start }: FoundValue, said: string): Claim {
  const { knowledge, passage, statement, language, ownNames } = place;
  const { text } = statement;
  const source = knowledge.sources[passage.source];
  const headings = passage.siteWide ? [] : passage.headings.slice(-2);
  const title = isHomePage(source?.url) || passage.siteWide ? '' : (source?.title ?? '');
  const period =
    value.kind === 'price' ? (value.per ?? periodNamed(said) ?? periodNamed(headings.join(' '))) : undefined;
  return {
    kind: value.kind,
    value: value.kind === 'price' ? { ...value, per: period } : value,
    shown,
    subject: readSubject(removeDays(said).replace(yearPattern, '|'), language, ownNames),
    scope: readScope([...headings, title], language, ownNames),
    pageScope: readScope([title], language, ownNames),
    role: boundOf(text.slice(0, start)),
    years: [...new Set([text, ...headings, title].flatMap(readYears))],
    language,
    passage,
    statement,
  };
}

/** "from $50" is no contradiction to "$60". */
function boundOf(before: string): string {
  const lead = foldWord(before.slice(-40));
  return boundPatterns.find(([, pattern]) => pattern.test(lead))?.[0] ?? '';
}

function isHomePage(url: string | null | undefined): boolean {
  return typeof url === 'string' && URL.canParse(url) && /^\/(?:index\.\w+)?$/.test(new URL(url).pathname);
}
