import {
  knowledgeItemStatusSchema,
  knowledgeItemTypeSchema,
} from '#shared/domain/conversion/knowledge-item.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { ItemFilter } from './filter-items.ts';
import type { ItemGroup } from './group-items.ts';
import { statusTexts, typeTexts } from './item-texts.ts';

type Chosen = ItemFilter & { section: string };
type ItemFiltersProps = {
  sections: readonly ItemGroup[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
};

const types = [
  { value: '', label: 'All types' },
  ...knowledgeItemTypeSchema.options.map((value) => ({ value, label: typeTexts[value] })),
];
const statuses = [
  { value: '', label: 'All statuses' },
  ...knowledgeItemStatusSchema.options.map((value) => ({ value, label: statusTexts[value] })),
];

/** The search over the entries, and their section, type and status. */
export function ItemFilters({ sections, chosen, onChange }: ItemFiltersProps) {
  const change = (part: Partial<Chosen>) => onChange({ ...chosen, ...part });
  return (
    <div className="mb-4 grid grid-cols-2 gap-4 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      <TextField
        id="knowledge-search"
        type="search"
        label="Search entries"
        placeholder="Heading or address"
        className="max-lg:col-span-2"
        value={chosen.search}
        onChange={({ target }) => change({ search: target.value })}
      />
      <SelectField
        id="knowledge-section"
        label="Section"
        className="max-lg:col-span-2"
        options={[
          { value: '', label: 'All sections' },
          ...sections.map(({ id, title, items }) => ({ value: id, label: `${title} (${items.length})` })),
        ]}
        value={chosen.section}
        onChange={({ target }) => change({ section: target.value })}
      />
      <SelectField
        id="knowledge-type"
        label="Type"
        options={types}
        value={chosen.type}
        onChange={({ target }) => change({ type: target.value })}
      />
      <SelectField
        id="knowledge-status"
        label="Status"
        options={statuses}
        value={chosen.status}
        onChange={({ target }) => change({ status: target.value })}
      />
    </div>
  );
}
