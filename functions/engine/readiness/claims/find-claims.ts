import type { Knowledge, Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { type Language, languageOfTag } from '#functions/engine/language/languages.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { midnightSource, noonSource } from '#functions/engine/values/clock-words.ts';
import { countedSource } from '#functions/engine/values/unit-words.ts';
import type { Claim, FoundValue } from './claim.ts';
import { findCounts, findDurations, findPercentages, findPrices } from './find-amounts.ts';
import { findAddresses, findEmails, findPhones } from './find-contact-values.ts';
import { findDates } from './find-dates.ts';
import { findOfficeHolder } from './find-office-holders.ts';
import { findOpeningHours, removeDays } from './find-opening-hours.ts';
import { findTimes } from './find-times.ts';
import { periodNamed } from './periods.ts';
import { readOwnNames, readScope, readSubject, readYears, yearPattern } from './read-subject.ts';
import { type Clause, splitClauses } from './split-clauses.ts';
import { boundPatterns, dateRolePatterns } from './value-roles.ts';

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
  `[\\d@]|\\((?:at|@)|(?<!\\p{L})(?:${countedSource}|${noonSource}|${midnightSource})(?!\\p{L})`,
  'iu',
);

function readStatement(place: Place): Claim[] {
  const figures = figurePattern.test(place.statement.text) ? readFigures(place) : [];
  return [...figures, ...officeClaims(place)];
}

function readFigures(place: Place): Claim[] {
  const { text } = place.statement;
  const readsDayFirst = place.language !== 'en';
  const contacts = [...findEmails(text), ...findPhones(text), ...findAddresses(text)];
  const hours = findOpeningHours(text);
  const dates = withoutOverlap(findDates(text, readsDayFirst), contacts);
  const times = withoutOverlap(findTimes(text), [...contacts, ...dates]);
  const amounts = withoutOverlap(
    [...findPrices(text), ...findPercentages(text), ...findDurations(text)],
    [...contacts, ...dates, ...times],
  );
  const known = [...contacts, ...dates, ...times, ...amounts];
  const counts = withoutOverlap(findCounts(text, place.language), known);
  const all = [...known, ...counts];
  const clauses = splitClauses(place.statement.kind, maskValues(text, wholeOf(text), all));
  const single = [...contacts, ...dates, ...(hours ? [] : times), ...amounts, ...counts];
  return [
    ...single.flatMap((found) => claimIn(place, found, all, clauses)),
    ...(hours ? [hoursClaim(place, { value: hours, shown: text, start: 0, end: text.length }, all)] : []),
  ];
}

function withoutOverlap(found: readonly FoundValue[], taken: readonly FoundValue[]): FoundValue[] {
  return found.filter(({ start, end }) => !taken.some((other) => start < other.end && end > other.start));
}

/** "Helen Barrow, Partner, (440) 555-0142": the owner of a number may be anywhere in its line. */
const labelledAsWhole: ReadonlySet<string> = new Set(['phone', 'fax', 'email']);

function hasSeveral(all: readonly FoundValue[], kind: string): boolean {
  return all.filter(({ value }) => value.kind === kind).length > 1;
}

/**
 * The claim of a value in its clause. Two values of a kind in one clause are a range or a choice, so neither is a
 * claim.
 */
function claimIn(
  place: Place,
  found: FoundValue,
  all: readonly FoundValue[],
  clauses: readonly Clause[],
): Claim[] {
  const clause = clauses.find(({ start, end }) => found.start >= start && found.start < end);
  if (!clause) return [];
  const siblings = all.filter(
    ({ value, start }) =>
      value.kind === found.value.kind && start >= clause.start && start < clause.end && start !== found.start,
  );
  if (siblings.length > 0) return [];
  const { text } = place.statement;
  const isOnlyLine = labelledAsWhole.has(found.value.kind) && !hasSeveral(all, found.value.kind);
  if (isOnlyLine) return [makeClaim(place, found, maskValues(text, wholeOf(text), all))];
  const said = `${clause.label} ${maskValues(text, clause, all)}`;
  if (hasWords(said, place)) return [makeClaim(place, found, said)];
  const claim = makeClaim(place, found, widen(place, clause, clauses, all));
  // "Starts at 8:20 and ends at 3:10": the subject is in the first clause, the role in each.
  const ownRole = roleOf(claim.kind, said, text.slice(0, found.start));
  return [ownRole === '' ? claim : { ...claim, role: ownRole }];
}

/** A clause of only a value belongs to the clause before; such a table cell belongs to its whole row. */
function widen(place: Place, clause: Clause, clauses: readonly Clause[], all: readonly FoundValue[]): string {
  const { text, kind } = place.statement;
  if (kind === 'row') return maskValues(text, wholeOf(text), all);
  const before = clauses[clauses.indexOf(clause) - 1];
  return before ? maskValues(text, before, all) : '';
}

function hasWords(text: string, { language, ownNames }: Place): boolean {
  return readSubject(removeDays(text), language, ownNames).length > 0;
}

function hoursClaim(place: Place, found: FoundValue, all: readonly FoundValue[]): Claim {
  const { text } = place.statement;
  return makeClaim(place, found, maskValues(text, wholeOf(text), all));
}

function wholeOf(text: string): Clause {
  return { start: 0, end: text.length, label: '' };
}

function officeClaims(place: Place): Claim[] {
  const holder = findOfficeHolder(place.statement.text);
  if (!holder) return [];
  const claim = makeClaim(place, holder.found, '');
  return [{ ...claim, role: holder.office }];
}

/** Masks each value in a clause with bars, so that the words around it don't count as neighbours. */
function maskValues(text: string, { start, end }: Clause, values: readonly FoundValue[]): string {
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
    role: roleOf(value.kind, said, text.slice(0, start)),
    years: [...new Set([text, ...headings, title].flatMap(readYears))],
    language,
    passage,
    statement,
  };
}

function roleOf(kind: Claim['kind'], said: string, before: string): string {
  const folded = foldWord(said);
  const lead = foldWord(before.slice(-40));
  if (kind === 'date' || kind === 'time') {
    return (
      dateRolePatterns.find(([, pattern]) => pattern.test(folded) || pattern.test(lead.slice(-14)))?.[0] ?? ''
    );
  }
  return boundPatterns.find(([, pattern]) => pattern.test(lead))?.[0] ?? '';
}

function isHomePage(url: string | null | undefined): boolean {
  return typeof url === 'string' && URL.canParse(url) && /^\/(?:index\.\w+)?$/.test(new URL(url).pathname);
}
