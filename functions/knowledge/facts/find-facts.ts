import type { Content } from '#functions/ingest/content.ts';
import type { Fact, KnowledgeSource, Passage, Statement } from '../knowledge.ts';
import { findPeople } from './find-people.ts';
import { findStructuredFacts } from './find-structured-facts.ts';
import { findValues, showsValue } from './value-patterns.ts';

const factLimitPerKind = 500;
const addressLengthLimit = 130;
const faxPattern = /\b(?:fax|telefax|факс)/i;
const deadlinePattern =
  /\b(?:deadline|due|until|by|closes?|frist|bis|spätestens|limite|avant|jusqu|plazo|hasta|срок|до)\b/i;
const documentPattern = /\.(?:pdf|docx?|xlsx?|rtf|odt)(?:$|\?)/i;

/** Typed statements found in passages, in the pages' own data, and the documents that were read; each with its quote. */
export function findFacts(input: {
  passages: readonly Passage[];
  sources: readonly KnowledgeSource[];
  contents: readonly Content[];
}): Fact[] {
  const stated = input.passages.flatMap((passage) =>
    passage.statements.flatMap((statement) => statementFacts(statement, passage)),
  );
  const bySource = Map.groupBy(input.passages, ({ source }) => source);
  const structured = input.contents.flatMap((content, source) => {
    const statements = bySource.get(source)?.flatMap((passage) => passage.statements) ?? [];
    return findStructuredFacts(content, source, statements);
  });
  const documents = input.sources.flatMap((source, index) => documentFact(source, index));
  return limitPerKind(unique([...stated, ...structured, ...documents]));
}

function statementFacts(statement: Statement, passage: Passage): Fact[] {
  const { text } = statement;
  const quote = statement.quote ?? text;
  const label = passage.headings.at(-1) ?? '';
  const fact = (kind: Fact['kind'], value: string): Fact => ({
    kind,
    value,
    label,
    quote,
    source: passage.source,
  });
  const phones = findValues('phone', text).map((value) => fact(isFax(text, value) ? 'fax' : 'phone', value));
  const emails = findValues('email', text).map((value) => fact('email', value));
  const addresses = isAddressStart(statement, passage)
    ? [fact('address', addressLines(statement, passage))]
    : [];
  const hours = isHours(text) ? [fact('hours', text)] : [];
  const prices =
    text.length < 200
      ? findValues('money', text).map((value) => ({
          ...fact('price', value),
          label: priceLabel(statement, label),
        }))
      : [];
  const dates = deadlinePattern.test(text)
    ? findValues('date', text).map((value) => fact('date', value))
    : [];
  const people = findPeople(statement, passage).map(({ name, role }) => ({
    ...fact('person', name),
    label: role,
  }));
  return [...phones, ...emails, ...addresses, ...hours, ...prices, ...dates, ...people];
}

/** A row begins with what the price is for. */
function priceLabel({ kind, text }: Statement, heading: string): string {
  return kind === 'row' ? (text.split(/ — |: /)[0] ?? heading) : heading;
}

function isFax(text: string, value: string): boolean {
  const before = text.slice(Math.max(0, text.indexOf(value) - 14), text.indexOf(value));
  return faxPattern.test(before);
}

function isHours(text: string): boolean {
  return text.length < 240 && findValues('time', text).length >= 2 && showsValue('date', text);
}

/** The town below a street was told with it. */
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

/** Lines of an address stand one below another in the same block: the street, then the town. */
function addressLines(statement: Statement, passage: Passage): string {
  const lines = passage.statements.filter(
    ({ block, kind }) => block === statement.block && kind === statement.kind,
  );
  const at = lines.indexOf(statement);
  const next = lines[at + 1]?.text ?? '';
  const isTown =
    statement.kind === 'sentence' &&
    next.length < 60 &&
    /\b\d{4,6}\b/.test(next) &&
    !/\b\d{4,6}\b/.test(statement.text);
  return isTown && !showsValue('phone', next) ? `${statement.text}, ${next}` : statement.text;
}

function documentFact(source: KnowledgeSource, index: number): Fact[] {
  if (source.kind !== 'document' || !source.url || !documentPattern.test(source.url)) return [];
  return [{ kind: 'document', value: source.url, label: source.title, quote: source.title, source: index }];
}

function unique(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter(({ kind, value, label, source }) => {
    const key = `${kind}|${value}|${label}|${source}`;
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
