import {
  knowledgeItemStatusSchema,
  knowledgeItemTypeSchema,
} from '#shared/domain/conversion/knowledge-item.ts';
import { ChipSelect } from '#web/ui/form/chip-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Filters } from '#web/ui/layout/filters.tsx';
import type { ItemFilter } from './filter-items.ts';
import type { ItemGroup } from './group-items.ts';
import { statusTexts, typeTexts } from './item-texts.ts';

type Chosen = ItemFilter & { section: string };
type ItemFiltersProps = {
  sections: readonly ItemGroup[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
};

/** The search over the entries, and their section, type and status. */
export function ItemFilters({ sections, chosen, onChange }: ItemFiltersProps) {
  const { search, section, type, status } = chosen;
  const change = (part: Partial<Chosen>) => onChange({ ...chosen, ...part });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <SearchField
        label="Search entries"
        placeholder="Heading or address"
        value={search}
        onChange={(words) => change({ search: words })}
      />
      <Filters count={[section, type, status].filter(Boolean).length}>
        <div className="flex flex-wrap items-center gap-2">
          <ChipSelect
            id="knowledge-section"
            label="Section"
            options={sections.map(({ id, title, items }) => ({
              value: id,
              label: `${title} (${items.length})`,
            }))}
            value={section}
            onChange={({ target }) => change({ section: target.value })}
          />
          <ChipSelect
            id="knowledge-type"
            label="Type"
            options={knowledgeItemTypeSchema.options.map((value) => ({ value, label: typeTexts[value] }))}
            value={type}
            onChange={({ target }) => change({ type: target.value })}
          />
          <ChipSelect
            id="knowledge-status"
            label="Status"
            options={knowledgeItemStatusSchema.options.map((value) => ({ value, label: statusTexts[value] }))}
            value={status}
            onChange={({ target }) => change({ status: target.value })}
          />
        </div>
      </Filters>
    </div>
  );
}
