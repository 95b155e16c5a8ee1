import { inboxKindNames, inboxStateNames } from '#shared/domain/figures/inbox-names.ts';
import { inboxKindFilterSchema, inboxStateSchema } from '#shared/domain/inbox/inbox-message.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { InboxQuery, InboxScope } from './inbox-queries.ts';

export const waitingSwitchId = 'waiting-only';

const any = { value: '', label: 'Any' };
/** Staff share their brand's messages, so nothing is assigned there, and contact forms and orders come to them. */
const offered = {
  owner: { kinds: ['person', 'question'], states: inboxStateSchema.options },
  staff: { kinds: inboxKindFilterSchema.options, states: ['new', 'in_progress', 'responded'] },
} as const;

type InboxFiltersProps = { of: InboxScope['kind']; query: InboxQuery; onChange: (query: InboxQuery) => void };

/** Search and filters of the list of messages. */
export function InboxFilters({ of, query, onChange }: InboxFiltersProps) {
  const { kinds, states } = offered[of];
  const { show, search, kind = '', state = '' } = query;
  return (
    <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_10rem_10rem_auto]">
      <TextField
        id="inbox-search"
        label="Search"
        type="search"
        className="max-lg:col-span-2"
        placeholder={of === 'staff' ? 'A customer, or words to a brand' : 'Words, a name or an address'}
        maxLength={200}
        value={search}
        onChange={({ target }) => onChange({ ...query, search: target.value })}
      />
      <SelectField
        id="inbox-kind"
        label="Kind"
        options={[any, ...kinds.map((value) => ({ value, label: inboxKindNames[value] }))]}
        value={kind}
        onChange={({ target }) =>
          onChange({ ...query, kind: inboxKindFilterSchema.safeParse(target.value).data })
        }
      />
      <SelectField
        id="inbox-state"
        label="State"
        options={[any, ...states.map((value) => ({ value, label: inboxStateNames[value] }))]}
        value={state}
        onChange={({ target }) =>
          onChange({ ...query, state: inboxStateSchema.safeParse(target.value).data })
        }
      />
      <div className="flex min-h-11 items-center gap-3">
        <Switch
          id={waitingSwitchId}
          isOn={show === 'waiting'}
          onChange={(isOn) => onChange({ ...query, show: isOn ? 'waiting' : 'all' })}
        />
        <label htmlFor={waitingSwitchId} className="cursor-pointer whitespace-nowrap font-semibold">
          Waiting only
        </label>
      </div>
    </div>
  );
}
