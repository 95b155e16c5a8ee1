import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';

export type ItemFilter = { search: string; type: string; status: string };

export const everyItem: ItemFilter = { search: '', type: '', status: '' };

/** Items whose title or address contains the search, of the chosen type and status; empty choices match all. */
export function filterItems(
  items: readonly KnowledgeItem[],
  { search, type, status }: ItemFilter,
): KnowledgeItem[] {
  const wanted = search.trim().toLowerCase();
  return items.filter(
    (item) =>
      (type === '' || item.type === type) &&
      (status === '' || item.status === status) &&
      `${item.title}\n${item.url ?? ''}`.toLowerCase().includes(wanted),
  );
}
