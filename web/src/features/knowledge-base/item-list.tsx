import { useState } from 'react';
import {
  type KnowledgeItem,
  knowledgeItemStatusSchema,
  knowledgeItemTypeSchema,
} from '#shared/domain/conversion/knowledge-item.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { everyItem, filterItems, type ItemFilter } from './filter-items.ts';
import { ItemRow } from './item-row.tsx';
import { statusTexts, typeTexts } from './item-texts.ts';

type ItemListProps = { conversionId: string; items: readonly KnowledgeItem[] };

const types = [
  { value: '', label: 'All types' },
  ...knowledgeItemTypeSchema.options.map((value) => ({ value, label: typeTexts[value] })),
];
const statuses = [
  { value: '', label: 'All statuses' },
  ...knowledgeItemStatusSchema.options.map((value) => ({ value, label: statusTexts[value] })),
];

/** The items with a search and filters by type and status. */
export function ItemList({ conversionId, items }: ItemListProps) {
  const [filter, setFilter] = useState<ItemFilter>(everyItem);
  const change = (part: Partial<ItemFilter>) => setFilter({ ...filter, ...part });
  const shown = filterItems(items, filter);
  return (
    <section aria-label="Entries">
      <div className="mb-4 grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <TextField
          id="knowledge-search"
          type="search"
          label="Search entries"
          placeholder="Title or address"
          value={filter.search}
          onChange={({ target }) => change({ search: target.value })}
        />
        <SelectField
          id="knowledge-type"
          label="Type"
          options={types}
          value={filter.type}
          onChange={({ target }) => change({ type: target.value })}
        />
        <SelectField
          id="knowledge-status"
          label="Status"
          options={statuses}
          value={filter.status}
          onChange={({ target }) => change({ status: target.value })}
        />
      </div>
      {shown.length === 0 ? (
        <p className="rounded-lg border border-line bg-surface p-6 text-ink-muted">
          {items.length === 0
            ? 'Nothing here yet. Add a file, a text, a web address or a video.'
            : 'No entry matches your search.'}
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {shown.map((item) => (
            <ItemRow key={item.id} conversionId={conversionId} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}
