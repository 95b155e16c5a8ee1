import type { Content } from '#functions/engine/documents/content/content.ts';
import { pageSource } from '#functions/engine/language/page-words.ts';
import { findValues, showsValue } from '#functions/engine/values/value-patterns.ts';
import type { Fact, KnowledgeData, KnowledgeSource, Passage, Statement } from '../knowledge.ts';
import { findContradictedHours } from './contradicted-hours.ts';
import { findContacts } from './find-contacts.ts';
import { findDated } from './find-dated.ts';
import { findLinkFacts, findPlaces } from './find-links-and-places.ts';
import { findPeople } from './find-people.ts';
import type { PhonePage } from './find-phones.ts';
import { findStructuredFacts } from './find-structured-facts.ts';
import { isLongPast } from './is-long-past.ts';
import { countVotes, readPhonePages } from './read-phone-pages.ts';
import { isWeekRow, tellsHours } from './tells-hours.ts';

/** Of a kind, those that stand first; the others are only in the passages. */
export const factLimitPerKind = 500;
const addressLengthLimit = 130;
const documentUrlPattern = /\.(?:pdf|docx?|xlsx?|pptx|rtf|od[tsp]|csv|epub)(?:$|\?)/i;

/** Typed facts from passages, structured data and read documents, each with its quote. */
export function findFacts(input: {
  passages: readonly Passage[];
  sources: readonly KnowledgeSource[];
  contents: readonly Content[];
  website: string | null;
}): Fact[] {
  const phonePages = readPhonePages(input);
  const stated = findStated(input, phonePages);
  const bySource = Map.groupBy(input.passages, ({ source }) => source);
  const contradicted = findContradictedHours(input.contents);
  const structured = input.contents.flatMap((content, source) => {
    const statements = bySource.get(source)?.flatMap((passage) => passage.statements) ?? [];
    const country = phonePages[source]?.country;
    const told = findStructuredFacts(content, source, { statements, country }).filter(
      ({ kind, value }) => kind !== 'hours' || !contradicted.has(value),
    );
    return [...told, ...findLinkFacts(content, source)];
  });
  const documents = input.sources.flatMap((source, index) => documentFact(source, index));
  return countVotes(limitPerKind(unique([...stated, ...structured, ...documents])), input.contents);
}

/**
 * The facts of a knowledge, and what some of its passages state of the kinds of which it keeps only the first. Links
 * and data for search engines are not in passages.
 */
export function findFactsBeyond(knowledge: KnowledgeData, isMeant: (passage: Passage) => boolean): Fact[] {
  const { facts, sources } = knowledge;
  const kinds = Map.groupBy(facts, ({ kind }) => kind);
  const isFull = ({ kind }: Fact) => (kinds.get(kind)?.length ?? 0) >= factLimitPerKind;
  if (!facts.some(isFull)) return facts;
  const passages = knowledge.passages.filter(isMeant);
  const contents = sources.map(() => ({ title: '', blocks: [], structuredData: [] }));
  const pages = readPhonePages({ ...knowledge, contents });
  return unique([...facts, ...findStated({ passages, sources }, pages).filter(isFull)]);
}

function findStated(
  { passages, sources }: { passages: readonly Passage[]; sources: readonly KnowledgeSource[] },
  phonePages: readonly PhonePage[],
): Fact[] {
  return passages.flatMap((passage) => {
    const source = sources[passage.source];
    const around = { title: source?.title ?? '', dayFirst: writesDayFirst(source) };
    const page = phonePages[passage.source] ?? { country: undefined, known: [] };
    return passage.statements.flatMap((statement) => [
      ...statementFacts(statement, passage, { source, page }),
      ...findDated(statement, passage, around),
    ]);
  });
}

/** English is written both ways, and the language doesn't tell which. */
function writesDayFirst(source: KnowledgeSource | undefined): boolean | undefined {
  return source?.language === undefined || source.language === 'en' ? undefined : true;
}

function statementFacts(
  statement: Statement,
  passage: Passage,
  { source, page }: { source: KnowledgeSource | undefined; page: PhonePage },
): Fact[] {
  const { text } = statement;
  const quote = statement.quote ?? text;
  const row = rowLabel(statement);
  const label = row ?? passage.headings.at(-1) ?? '';
  const fact = (kind: Fact['kind'], value: string): Fact => ({
    kind,
    value,
    label,
    quote,
    source: passage.source,
  });
  const contacts = findContacts(text, `${label} ${passage.headings.at(-1) ?? ''}`, page).map(
    ({ label: own, ...contact }) => ({ ...fact(contact.kind, ''), ...contact, label: row ?? (own || label) }),
  );
  const addresses = isAddressStart(statement, passage)
    ? [{ ...fact('address', ''), ...readAddress(statement, passage) }]
    : [];
  const isHours =
    tellsHours(text) ||
    isWeekRow(
      text,
      passage.headings.join(' '),
      passage.statements.map((one) => one.text),
    );
  const hours = isHours && !isLongPast(passage, source) ? [fact('hours', text)] : [];
  const prices = text.length < 200 ? findValues('money', text).map((value) => fact('price', value)) : [];
  const people = findPeople(statement, passage).map(({ name, role }) => ({
    ...fact('person', name),
    label: role,
  }));
  return [...contacts, ...addresses, ...hours, ...prices, ...people, ...findPlaces(statement, passage)];
}

const rowLabelLengthLimit = 80;

/** In "Phone: …" the label adds nothing to the number. */
const contactWordPattern = new RegExp(`^${pageSource(({ contactLabel }) => contactLabel)}\\b\\.?`, 'iu');

/** A row or definition starts with its subject. */
function rowLabel({ kind, text }: Statement): string | undefined {
  if (kind !== 'row' && kind !== 'definition') return undefined;
  const label = text.split(/ — |: /)[0] ?? '';
  const tells = label.length < rowLabelLengthLimit && /\p{L}/u.test(label) && !contactWordPattern.test(label);
  return tells ? label : undefined;
}

/** The town below a street is part of the same address. */
function isAddressStart(statement: Statement, passage: Passage): boolean {
  if (statement.text.length >= addressLengthLimit || !showsValue('address', statement.text)) return false;
  const before = passage.statements[passage.statements.indexOf(statement) - 1];
  return (
    !before ||
    before.block !== statement.block ||
    !showsValue('address', before.text) ||
    before.text.length > 60
  );
}

/** "Where:" or "Our address:" before an address. */
const addressLeadPattern = /^(?:\p{L}+ ?){1,3}:\s+/u;

/** The lines of an address in one block: the street, then the town. */
function readAddress(statement: Statement, passage: Passage): Pick<Fact, 'value' | 'quote'> {
  const lines = passage.statements.filter(
    ({ block, kind }) => block === statement.block && kind === statement.kind,
  );
  const next = lines[lines.indexOf(statement) + 1]?.text ?? '';
  const isTown =
    statement.kind === 'sentence' &&
    next.length < 60 &&
    /\b\d{4,6}\b/.test(next) &&
    !/\b\d{4,6}\b/.test(statement.text);
  const street = statement.text.replace(addressLeadPattern, '');
  if (!isTown || showsValue('phone', next))
    return { value: street, quote: statement.quote ?? statement.text };
  return { value: `${street}, ${next}`, quote: `${statement.text}\n${next}` };
}

function documentFact(source: KnowledgeSource, index: number): Fact[] {
  if (source.kind !== 'document' || !source.url || !documentUrlPattern.test(source.url)) return [];
  return [{ kind: 'document', value: source.url, label: source.title, quote: source.title, source: index }];
}

function unique(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter(({ kind, value, label, source }) => {
    const isLink = kind === 'document' || kind === 'form';
    const key = isLink ? `${kind}|${value}` : `${kind}|${value}|${label}|${source}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function limitPerKind(facts: readonly Fact[]): Fact[] {
  const counts = new Map<string, number>();
  return facts.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= factLimitPerKind;
  });
}
