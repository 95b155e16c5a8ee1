import { inboxKindNames, inboxListNames, inboxStateNames } from '#shared/domain/figures/inbox-names.ts';
import { inboxKindFilterSchema, inboxStateSchema } from '#shared/domain/inbox/inbox-message.ts';
import { ChipSelect } from '#web/ui/form/chip-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Filters } from '#web/ui/layout/filters.tsx';
import type { InboxQuery } from './inbox-queries.ts';

/** Contact forms and orders come to the brand. */
const kindsOf = { owner: ['person', 'question', 'form'], staff: inboxKindFilterSchema.options } as const;

const shownLists = ['waiting', 'archived'] as const;

type InboxFiltersProps = { isForStaff: boolean; query: InboxQuery; onChange: (query: InboxQuery) => void };

/** Search and filters of the list of messages, in one line. */
export function InboxFilters({ isForStaff, query, onChange }: InboxFiltersProps) {
  const { show, search, kind = '', state = '' } = query;
  const kinds = kindsOf[isForStaff ? 'staff' : 'owner'];
  return (
    <>
      <SearchField
        placeholder={isForStaff ? 'A customer, or words to a brand' : 'Words, name or address'}
        value={search}
        onChange={(words) => onChange({ ...query, search: words })}
      />
      <Filters count={[show !== 'all', kind, state].filter(Boolean).length}>
        <div className="flex flex-wrap items-center gap-2">
          <ChipSelect
            id="inbox-show"
            label="All messages"
            options={shownLists.map((value) => ({ value, label: inboxListNames[value] }))}
            value={show === 'all' ? '' : show}
            onChange={({ target }) =>
              onChange({ ...query, show: shownLists.find((list) => list === target.value) ?? 'all' })
            }
          />
          <ChipSelect
            id="inbox-kind"
            label="Kind"
            options={kinds.map((value) => ({ value, label: inboxKindNames[value] }))}
            value={kind}
            onChange={({ target }) =>
              onChange({ ...query, kind: inboxKindFilterSchema.safeParse(target.value).data })
            }
          />
          <ChipSelect
            id="inbox-state"
            label="State"
            options={inboxStateSchema.options.map((value) => ({ value, label: inboxStateNames[value] }))}
            value={state}
            onChange={({ target }) =>
              onChange({ ...query, state: inboxStateSchema.safeParse(target.value).data })
            }
          />
        </div>
      </Filters>
    </>
  );
}
