import type { KnowledgeBase } from '#shared/contract/knowledge-base.ts';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';

/** A part of the knowledge base: a folder of the website, or a kind of entry. */
export type ItemGroup = { id: string; title: string; items: readonly KnowledgeItem[] };

const kindTitles = {
  documents: 'Documents',
  calendars: 'Calendars',
  videos: 'Videos and recordings',
  forms: 'Forms',
  texts: 'Your own texts',
} as const;
const kinds = ['documents', 'calendars', 'videos', 'forms', 'texts'] as const;
/** What the owner added lately, the latest first; then pages by the first folder of their path, documents, calendars, recordings and the owner's texts. */
export function groupItems(all: readonly KnowledgeItem[]): ItemGroup[] {
  const host = findMainHost(all);
  const added = all.filter(({ isNew }) => isNew);
  const items = all.filter(({ isNew }) => !isNew);
  const pages = items.filter((item) => kindOf(item) === undefined);
  const places = new Map(pages.map((item) => [item, placeOf(item, host)]));
  const counts = Map.groupBy(pages, (item) => places.get(item)?.folder ?? '');
  // A folder of one page is no section: many websites give each page one.
  const sections = Map.groupBy(pages, (item) => {
    const folder = places.get(item)?.folder ?? '';
    return (counts.get(folder)?.length ?? 0) > 1 ? folder : '';
  });
  const byKind = Map.groupBy(items, kindOf);
  return [
    ...(added.length > 0 ? [{ id: 'new', title: 'New', items: added.toSorted(byAge) }] : []),
    ...[...sections]
      .toSorted(([left], [right]) => left.localeCompare(right))
      .map(([folder, own]) => ({
        ...{ id: `section ${folder}`, title: folder || 'Main pages' },
        items: own.toSorted((left, right) => pathOf(left, host).localeCompare(pathOf(right, host))),
      })),
    ...kinds.flatMap((kind) => {
      const own = byKind.get(kind) ?? [];
      return own.length > 0 ? [{ id: kind, title: kindTitles[kind], items: own }] : [];
    }),
  ];
}

function byAge(left: KnowledgeItem, right: KnowledgeItem): number {
  return right.createdAt.localeCompare(left.createdAt);
}

function kindOf({ type, isText }: KnowledgeItem): (typeof kinds)[number] | undefined {
  switch (type) {
    case 'webpage':
      return undefined;
    case 'pdf':
      return isText ? 'texts' : 'documents';
    case 'calendar':
      return 'calendars';
    case 'video':
      return 'videos';
    case 'form':
      return 'forms';
  }
}

/** The host of most entries: paths of the others begin with theirs. */
export function findMainHost(items: readonly KnowledgeItem[]): string {
  const hosts = Map.groupBy(items, ({ url }) => URL.parse(url ?? '')?.host ?? '');
  hosts.delete('');
  const [first] = [...hosts].toSorted(([, left], [, right]) => right.length - left.length);
  return first?.[0] ?? '';
}

/** `/fees`, or `blog.example.org/fees` on another host. */
export function pathOf({ url = '' }: Pick<KnowledgeItem, 'url'>, mainHost: string): string {
  const address = URL.parse(url);
  if (!address) return url;
  const path = decode(address.pathname) + address.search;
  return address.host === mainHost ? path : address.host + path;
}

/** The section that a page may belong to: `/about` for `/about` itself and all below. */
function placeOf({ url = '' }: KnowledgeItem, mainHost: string): { folder: string } {
  const address = URL.parse(url);
  if (!address) return { folder: '' };
  if (address.host !== mainHost) return { folder: address.host };
  const [first = ''] = address.pathname.split('/').filter(Boolean);
  return { folder: first ? `/${decode(first)}` : '' };
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Entries with those just deleted where they were. */
export function putInPlace(
  items: readonly KnowledgeItem[],
  deleted: Pick<KnowledgeBase['deleted'][number], 'item' | 'place'>[],
): KnowledgeItem[] {
  return deleted.reduce((all, { item, place }) => all.toSpliced(place, 0, item), [...items]);
}

/** One page of the groups: as many entries as fit, each under its group. */
export function takePage(groups: readonly ItemGroup[], page: number, size: number): ItemGroup[] {
  let left = page * size;
  let room = size;
  return groups.flatMap((group) => {
    const items = group.items.slice(left, left + room);
    left = Math.max(0, left - group.items.length);
    room -= items.length;
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
