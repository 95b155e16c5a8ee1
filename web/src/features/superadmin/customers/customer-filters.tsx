import { useEffect, useRef, useState } from 'react';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { planIds } from '#shared/domain/billing/plan-ids.ts';
import { findTiers } from '#shared/domain/billing/pricing.ts';
import { standingNames } from '#shared/domain/figures/glossary.ts';
import {
  type CustomerFilterName,
  type CustomerKind,
  customerFilters,
  customerSorts,
  sortOrders,
} from '#shared/domain/staff/listed-customer.ts';
import { useDebounced } from '#web/lib/browser/use-debounced.ts';
import { useMedia } from '#web/lib/browser/use-media.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Filters } from '#web/ui/layout/filters.tsx';
import type { CustomerView } from './use-customer-view.ts';

const statusesOf: Record<CustomerKind, readonly CustomerFilterName[]> = {
  trial: ['active', 'expired', 'failed'],
  customer: ['active', 'past_due', 'cancelled', 'failed'],
};

const ordersOf: Record<CustomerKind, readonly { value: string; label: string }[]> = {
  trial: [
    { value: 'started desc', label: 'Newest first' },
    { value: 'started asc', label: 'Oldest first' },
    { value: 'ends asc', label: 'Trial ends first' },
    { value: 'ends desc', label: 'Trial ends last' },
    { value: 'name asc', label: 'Name, A to Z' },
    { value: 'organisation asc', label: 'Organization, A to Z' },
  ],
  customer: [
    { value: 'started desc', label: 'Newest first' },
    { value: 'started asc', label: 'Oldest first' },
    { value: 'revenue desc', label: 'Highest revenue' },
    { value: 'revenue asc', label: 'Lowest revenue' },
    { value: 'name asc', label: 'Name, A to Z' },
    { value: 'organisation asc', label: 'Organization, A to Z' },
  ],
};

const typingMilliseconds = 300;

type CustomerFiltersProps = {
  kind: CustomerKind;
  platform: BrandId | undefined;
  view: CustomerView;
  onChange: (change: Partial<CustomerView>) => void;
};

/** Search, plan, state and order of a list of customers. */
export function CustomerFilters({ kind, platform, view, onChange }: CustomerFiltersProps) {
  const { plan, status, sort, order } = view;
  const chosen = `${sort} ${order}`;
  const orders = ordersOf[kind];
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SearchField kind={kind} query={view.query} onSearch={(query) => onChange({ query })} />
      <Filters count={Number(plan !== undefined) + Number(status !== undefined)}>
        {kind === 'customer' && (
          <SelectField
            id={`${kind}-plan`}
            label="Plan"
            className="md:w-44"
            options={[{ value: '', label: 'All plans' }, ...listPlans(platform)]}
            value={plan ?? ''}
            onChange={({ target }) => onChange({ plan: planIds.find((id) => id === target.value) })}
          />
        )}
        <SelectField
          id={`${kind}-status`}
          label="Status"
          className="md:w-40"
          options={[
            { value: '', label: 'All statuses' },
            ...statusesOf[kind].map((value) => ({ value, label: standingNames[value] })),
          ]}
          value={status ?? ''}
          onChange={({ target }) => onChange({ status: customerFilters.find((one) => one === target.value) })}
        />
        <SelectField
          id={`${kind}-order`}
          label="Order"
          className="md:w-56"
          options={
            orders.some(({ value }) => value === chosen)
              ? orders
              : [{ value: chosen, label: 'By the chosen column' }, ...orders]
          }
          value={chosen}
          onChange={({ target }) => {
            const [by, way] = target.value.split(' ');
            onChange({
              sort: customerSorts.find((one) => one === by) ?? sort,
              order: sortOrders.find((one) => one === way) ?? order,
            });
          }}
        />
      </Filters>
    </div>
  );
}

type SearchFieldProps = { kind: CustomerKind; query: string; onSearch: (query: string) => void };

function SearchField({ kind, query, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(query);
  const [known, setKnown] = useState(query);
  // A link has brought other words than were typed here.
  if (known !== query) {
    setKnown(query);
    if (typed.trim() !== query) setTyped(query);
  }
  const settled = useDebounced(typed.trim(), typingMilliseconds);
  const search = useRef(() => {});
  useEffect(() => {
    search.current = () => {
      if (settled !== query) onSearch(settled);
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: searches when the typing has paused
  useEffect(() => search.current(), [settled]);
  useSlash(`search-${kind}`);
  const isTouch = useMedia('(pointer: coarse)');
  return (
    <search className="block min-w-0 flex-1 basis-full md:max-w-xl md:basis-80">
      <TextField
        id={`search-${kind}`}
        label={kind === 'trial' ? 'Search trial users' : 'Search customers'}
        type="search"
        placeholder="Search users..."
        hint={`Name, email, phone, domain, website or organization, in any order.${isTouch ? '' : ' Press / to search.'}`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </search>
  );
}

/** The slash key leads to the search, unless somebody is writing. */
function useSlash(id: string): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isWriting =
        target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null;
      if (event.key !== '/' || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      document.getElementById(id)?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [id]);
}

/** The plans of the shown brands; brands that call a plan differently share its line. */
function listPlans(platform: BrandId | undefined): { value: string; label: string }[] {
  const models = new Set(
    Object.values(brands)
      .filter(({ id }) => platform === undefined || id === platform)
      .map(({ pricingModel }) => pricingModel),
  );
  const namesOf = new Map<string, Set<string>>();
  for (const { id, name } of [...models].flatMap((model) => findTiers(model)))
    namesOf.set(id, (namesOf.get(id) ?? new Set()).add(name));
  return [...namesOf].map(([value, names]) => ({ value, label: [...names].join(' or ') }));
}
