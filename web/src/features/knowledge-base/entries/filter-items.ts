import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';

export type ItemFilter = { search: string; type: string; status: string };

export const everyItem: ItemFilter = { search: '', type: '', status: '' };

/** Items whose heading, title or address contains the search, of the chosen type and status; empty choices match all. */
export function filterItems(
  items: readonly KnowledgeItem[],
  { search, type, status }: ItemFilter,
): KnowledgeItem[] {
  const wanted = search.trim().toLowerCase();
  return items.filter(
    (item) =>
      (type === '' || item.type === type) &&
      (status === '' || item.status === status) &&
      describe(item).toLowerCase().includes(wanted),
  );
}

/** With its address as people read it. */
function describe({ heading = '', title, url = '' }: KnowledgeItem): string {
  const words = URL.parse(url)?.pathname.replaceAll('%20', ' ') ?? '';
  return [heading, title, url, words].join('\n');
}
