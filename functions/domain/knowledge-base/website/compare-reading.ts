import { factLimitPerKind } from '#functions/engine/knowledge/facts/find-facts.ts';
import type { Fact, Knowledge, KnowledgeSource } from '#functions/engine/knowledge/knowledge.ts';
import {
  type ComparedChange,
  compareFacts,
  isFullOfLinks,
} from '#functions/engine/readiness/changes/compare-facts.ts';
import type { FactChange, StatedFact, WebsiteChanges } from '#shared/domain/knowledge/website-changes.ts';
import type { Conversion } from '../../conversions/conversion.ts';
import type { Library, WebsiteReading } from '../library.ts';
import type { UpdatePorts } from '../ports.ts';
import { isFound } from './find-known.ts';
import { isSwinging } from './is-swinging.ts';

/** Of the pages with one change; more are decided about all at once. */
const mostItemIds = 20;
/** As many as a table item of 400 KB surely holds; the count is of all. */
const mostFacts = 100;
const longestSentence = 300;
const longestValue = 200;
/** Readings in which the same change back and forth is looked for. */
const readingsLookedAt = 6;

/** A reading that has ended and whose changes are not stored yet. */
export function findUncompared({ website }: Pick<Library, 'website'>): WebsiteReading | undefined {
  return website?.endedAt && website.isChanged && !website.isCompared ? website : undefined;
}

/**
 * Stores what a reading of the website found changed, if anything: its facts by their values, pages that are gone, and
 * pages that have moved. A repetition stores the same.
 */
export async function compareReading(
  { files, websiteChanges }: Pick<UpdatePorts, 'files' | 'websiteChanges'>,
  { conversionId }: Pick<Conversion, 'conversionId'>,
  library: Library,
  knowledge: Knowledge,
): Promise<void> {
  const website = findUncompared(library);
  if (!website?.endedAt || !website.formerVersion) return;
  const former = await files.readKnowledge(conversionId, website.formerVersion);
  if (!former) return;
  const history = await websiteChanges.listNewest(conversionId, readingsLookedAt);
  const changes = describeChanges(library, { ...website, endedAt: website.endedAt }, { former, knowledge });
  const { facts, vanished, moved } = changes;
  if (facts.length + vanished.length + moved.length === 0) return;
  const earlier = history.filter(({ readAt }) => readAt < changes.readAt);
  const told = facts.map((fact) => (isSwinging(fact, earlier) ? { ...fact, isSwinging: true } : fact));
  await websiteChanges.save(conversionId, { ...changes, facts: told });
}

/** The facts of the website that differ between two of its readings. */
export function compareWebsite(
  { items, website }: Pick<Library, 'items' | 'website'>,
  { former, knowledge }: { former: Knowledge; knowledge: Knowledge },
): ComparedChange[] {
  const { moved = [], choosesAgain } = website ?? {};
  const ofWebsite = new Set([...items.filter(isFound).map(({ id }) => id), ...moved.map(({ from }) => from)]);
  // A page that was left out before may have said it for years.
  const known = new Set([...former.sources.map(({ id }) => id), ...moved.map(({ to }) => to)]);
  return compareFacts(former, knowledge, {
    moved: new Map(moved.map(({ from, to }) => [from, to])),
    isOfWebsite: (id) => ofWebsite.has(id) && (!choosesAgain || known.has(id)),
  });
}

type Sides = { former: Knowledge; knowledge: Knowledge };

/** All that a reading found changed. What waits since an earlier reading was told then. */
export function compareAll(
  { items }: Pick<Library, 'items'>,
  website: WebsiteReading,
  sides: Sides,
): ComparedChange[] {
  const told = items.filter(({ pending }) => !pending || pending.since >= website.begunAt);
  return compareWebsite({ items: told, website }, sides);
}

function describeChanges(
  { items }: Pick<Library, 'items'>,
  website: WebsiteReading & { endedAt: string },
  { former, knowledge }: { former: Knowledge; knowledge: Knowledge },
): WebsiteChanges {
  const { begunAt, endedAt, moved = [] } = website;
  const compared = compareAll({ items }, website, { former, knowledge });
  const entries = new Map(items.map((item) => [item.id, item]));
  const nameOf = (id: string) => {
    const { heading, title = '', url } = entries.get(id) ?? {};
    return { title: heading ?? title, ...(url && { url }) };
  };
  return {
    readAt: endedAt,
    facts: compared.slice(0, mostFacts).map((change) => describeFact(change, { former, knowledge, nameOf })),
    factCount: compared.length,
    ...([former, knowledge].some(isFullOfLinks) && { linkLimit: factLimitPerKind }),
    vanished: items
      .filter(({ goneSince }) => goneSince !== undefined && goneSince >= begunAt)
      .map(({ id }) => ({ itemId: id, ...nameOf(id) })),
    moved: moved.map(({ to, fromUrl }) => ({ ...nameOf(to), from: fromUrl })),
  };
}

type Named = Sides & { nameOf: (id: string) => { title: string; url?: string } };

function describeFact(
  { group, pages, places, before, after }: ComparedChange,
  { former, knowledge, nameOf }: Named,
): FactChange {
  const [old, read] = [before && former.sources[before.source], after && knowledge.sources[after.source]];
  const source = read ?? old;
  const named = source && nameOf(source.id);
  return {
    ...{ group, pages, itemIds: places.slice(0, mostItemIds) },
    page: named?.title ? named : { title: source?.title ?? '', ...(source?.url && { url: source.url }) },
    ...(before && old && { before: describeStated(before, old) }),
    ...(after && read && { after: describeStated(after, read) }),
  };
}

function describeStated({ value, quote }: Fact, { readAt }: KnowledgeSource): StatedFact {
  return { value: value.slice(0, longestValue), readAt, sentence: describeSentence(quote) };
}

/** A fact's sentence as readings store it. */
export function describeSentence(quote: string): string {
  return quote.replaceAll('\t', ' ').slice(0, longestSentence);
}
