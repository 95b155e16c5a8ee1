import { pageSource } from '#functions/engine/language/page-words.ts';
import { monthSource } from '#functions/engine/values/date-sources.ts';
import type { Fact, Knowledge } from '../knowledge.ts';

const contactPagePattern = new RegExp(
  pageSource(({ contactPage }) => contactPage),
  'i',
);
const mainLabelPattern = new RegExp(`\\b${pageSource(({ mainLabel }) => mainLabel)}\\b`, 'i');

export type ContactKind = 'phone' | 'email' | 'address' | 'hours' | 'fax';

/** A contact detail with every fact that states it, the best source first. */
export type Contact = {
  value: string;
  facts: Fact[];
  /** How well its pages speak for it; a branch's number has as good ones as the number in every footer. */
  score: number;
};

/** The organisation's main contact detail: the most frequent, on its contact page, under a general label. */
export function chooseContact(knowledge: Knowledge, kind: ContactKind): Contact | undefined {
  return rankContacts(knowledge, kind)[0];
}

/** Mailboxes for a task, a committee or a machine: the wrong place for general questions. */
const taskMailboxPattern = new RegExp(
  `^(?:[\\w.+-]*${pageSource(({ taskMailbox }) => taskMailbox)}[\\w.+-]*)\\s?(?:@|\\[|\\()`,
  'i',
);
/** A detail mentioned only once may belong to a hotel, a partner or a member. */
const leastScoreOfOwn = 2;

/** The contact detail for general matters: certainly the organisation's, and not a task's mailbox. */
export function chooseGeneralContact(knowledge: Knowledge, kind: ContactKind): Contact | undefined {
  const people = listPeople(knowledge);
  return rankContacts(knowledge, kind).find(
    ({ value, facts }) =>
      !taskMailboxPattern.test(value) &&
      !facts.every(({ label }) => people.some((name) => label.includes(name))) &&
      (knowledge.website === null || facts.some((fact) => scoreFact(knowledge, fact) >= leastScoreOfOwn)),
  );
}

/** Names of people whose contact details are not the organisation's: in a firm of one person, they are. */
function listPeople({ facts }: Knowledge): string[] {
  const names = [...new Set(facts.flatMap(({ kind, value }) => (kind === 'person' ? [value] : [])))];
  return names.length > 1 ? names : [];
}

/** Whether a text says where somebody else sells something: "Our uniform is sold by Elm & Son, 14 Sheep Street". */
export const namesSeller = (text: string): boolean => sellerPattern.test(text);

/** Contact details of a kind, the organisation's own first. */
export function rankContacts(knowledge: Knowledge, kind: ContactKind): Contact[] {
  const groups = Map.groupBy(
    knowledge.facts.filter((fact) => fact.kind === kind && !namesSeller(fact.quote)),
    contactKey,
  );
  return [...groups.values()]
    .map((facts) => {
      const bySource = new Map<number, { fact: Fact; score: number }>();
      for (const fact of facts) {
        const score = scoreFact(knowledge, fact);
        if (score > (bySource.get(fact.source)?.score ?? 0)) bySource.set(fact.source, { fact, score });
      }
      const ranked = [...bySource.values()].sort((left, right) => right.score - left.score);
      const score = ranked.reduce((sum, { score }) => sum + score, 0);
      const votes = Math.max(0, ...facts.map(({ votes = 0 }) => votes));
      const rank = score + Math.max(0, votes - ranked.length);
      return { value: ranked[0]?.fact.value ?? '', facts: ranked.map(({ fact }) => fact), score, rank };
    })
    .sort((left, right) => right.rank - left.rank);
}

const seasonPattern = new RegExp(`(?<!\\p{L})(?:${monthSource}|${pageSource(({ season }) => season)})`, 'iu');

/** Spellings of one number or address share a key; equal hours in two seasons stay separate. */
function contactKey({ kind, value, label, number }: Fact): string {
  if (number !== undefined) return number;
  const plain = value.toLowerCase();
  if (kind === 'hours') return seasonPattern.test(label) ? `${plain} ${label}` : plain;
  if (kind === 'phone' || kind === 'fax') return plain.replace(/\D/g, '').slice(-8);
  return kind === 'address' ? plain.replace(/[^\p{L}\d]/gu, '').slice(0, addressKeyLength) : plain;
}

/** A mailbox of the organisation rather than a person. */
const sharedMailboxPattern = new RegExp(`^${pageSource(({ sharedMailbox }) => sharedMailbox)}[\\w.-]*@`, 'i');
const addressKeyLength = 12;
const townPattern = /\b\d{4,6}\b/;

/** Legal notices name the hosting company with its address. */
const hostPattern = new RegExp(
  `^(?:(?:web(?:site)?[ -]?)?${pageSource(({ hosting }) => hosting)}(?: ${pageSource(({ hostedThing }) => hostedThing)})?|hosted by)\\s*(?::|$)`,
  'i',
);
const hostShare = 0.2;
const sellerPattern = new RegExp(`(?<!\\p{L})${pageSource(({ seller }) => seller)}(?!\\p{L})`, 'iu');

function scoreFact(knowledge: Knowledge, fact: Fact): number {
  const score = scorePlace(knowledge, fact);
  return [fact.label, fact.quote].some((text) => hostPattern.test(text)) ? hostShare * score : score;
}

function scorePlace(knowledge: Knowledge, { source: sourceIndex, kind, value, label }: Fact): number {
  const source = knowledge.sources[sourceIndex];
  const place = `${source?.url ?? ''} ${source?.title ?? ''}`;
  const isHome = source?.url === knowledge.website || sourceIndex === 0;
  const onContactPage = contactPagePattern.test(place) ? 3 : 0;
  const isComplete = kind === 'address' && townPattern.test(value) ? 1.5 : 0;
  const isShared = kind === 'email' && sharedMailboxPattern.test(value) ? 1.5 : 0;
  const isMain = mainLabelPattern.test(label) ? 1 : 0;
  return (
    1 +
    onContactPage +
    (isHome ? 1 : 0) +
    isMain +
    isComplete +
    isShared -
    (source?.kind === 'page' ? 0 : 0.8)
  );
}
