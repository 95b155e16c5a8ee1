import { collapseSpace } from '#functions/engine/documents/content/clean-text.ts';
import { findFactsBeyond } from '#functions/engine/knowledge/facts/find-facts.ts';
import type { Fact, KnowledgeData, Passage } from '#functions/engine/knowledge/knowledge.ts';
import type { FactGroup } from '#shared/domain/knowledge/website-changes.ts';
import { findOpeningHours } from '../claims/find-opening-hours.ts';
import { findPrices } from '../claims/find-prices.ts';

/** A fact as it is compared: equal keys are the same thing written differently. */
export type ComparedFact = {
  group: FactGroup;
  key: string;
  fact: Fact;
  /** The id of its page; empty for what stands in the layout of all pages, and for links, which are the website's. */
  place: string;
  /** Its sentence without white space and case. */
  sentence: string;
  label: string;
};

const groupOfKind: Partial<Record<Fact['kind'], FactGroup>> = {
  ...{ price: 'price', person: 'person', hours: 'hours' },
  ...{ date: 'date', event: 'date', deadline: 'date' },
  ...{ phone: 'contact', fax: 'contact', email: 'contact', address: 'contact' },
  ...{ document: 'link', form: 'link' },
};

/** The texts of a knowledge's pages, and of the layout that they share. */
export type PageTexts = { layout: string; own: ReadonlyMap<string, string> };

/** The words of each page by its id. */
export function readTexts({ passages, sources }: KnowledgeData, nameOf: (id: string) => string): PageTexts {
  const lines = new Map<string, string[]>();
  for (const { source, siteWide, statements } of passages) {
    const place = siteWide ? '' : nameOf(sources[source]?.id ?? '');
    const list = lines.get(place) ?? [];
    lines.set(place, list);
    for (const { text, quote = text } of statements) list.push(normalize(quote));
  }
  const own = new Map([...lines].map(([place, list]) => [place, list.join('\n')]));
  return { layout: own.get('') ?? '', own };
}

/** The comparable facts of a website's pages, each once; of pages whose words are those of the other reading, the kept ones. */
export function readFacts(
  knowledge: KnowledgeData,
  [texts, others]: [PageTexts, PageTexts],
  { nameOf, isOfWebsite }: { nameOf: (id: string) => string; isOfWebsite: (id: string) => boolean },
): ComparedFact[] {
  const { sources } = knowledge;
  const seen = new Set<string>();
  const isChanged = ({ source, siteWide }: Passage) => {
    const place = nameOf(sources[source]?.id ?? '');
    return siteWide || texts.own.get(place) !== others.own.get(place);
  };
  return findFactsBeyond(knowledge, isChanged).flatMap((fact) => {
    const group = groupOfKind[fact.kind];
    const id = sources[fact.source]?.id;
    if (!group || id === undefined || !isOfWebsite(id)) return [];
    const page = nameOf(id);
    const sentence = normalize(fact.quote);
    const isLayout = !texts.own.get(page)?.includes(sentence) && texts.layout.includes(sentence);
    const place = isLayout || group === 'link' ? '' : page;
    // A banner or a year in the footer is no news; how to reach the organisation is.
    if (isLayout && group !== 'contact' && group !== 'hours' && group !== 'link') return [];
    const key = keyOf(group, fact);
    const mark = [group, key, place, sentence].join('\u0000');
    if (seen.has(mark)) return [];
    seen.add(mark);
    return [{ group, key, fact, place, sentence, label: normalize(fact.label) }];
  });
}

function keyOf(group: FactGroup, { kind, value, label, number, date }: Fact): string {
  const text = normalize(value);
  switch (group) {
    case 'price': {
      const price = findPrices(value)[0]?.value;
      return price?.kind === 'price' ? `${price.amount} ${price.currency}` : text;
    }
    case 'date':
      return date ? `${date.from}/${date.to ?? ''}` : text;
    case 'hours': {
      const hours = findOpeningHours(value) ?? findOpeningHours(`${label} ${value}`);
      return hours ? JSON.stringify([...hours.byDay].sort(([left], [right]) => left - right)) : text;
    }
    case 'person':
      return `${text}|${normalize(label)}`;
    case 'contact':
      if (kind === 'email') return text;
      return kind === 'address' ? text.replace(/[^\p{L}\p{N}]+/gu, ' ') : (number ?? text.replace(/\D/g, ''));
    case 'link':
      return value;
  }
}

const normalize = (text: string): string => collapseSpace(text.toLowerCase());
