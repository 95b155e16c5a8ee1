import { useSearchParams } from 'react-router-dom';
import { planIds } from '#shared/domain/billing/plan-ids.ts';
import {
  type CustomerFilterName,
  type CustomerKind,
  type CustomerSort,
  customerFilters,
  customerSorts,
  type SortOrder,
  sortOrders,
} from '#shared/domain/staff/listed-customer.ts';

/** What a list of customers shows; in the address, so that the way back from a customer leads to the same rows. */
export type CustomerView = {
  query: string;
  plan: (typeof planIds)[number] | undefined;
  status: CustomerFilterName | undefined;
  sort: CustomerSort;
  order: SortOrder;
};

const names = ['query', 'plan', 'status', 'sort', 'order'] as const;
export const firstOrder = { sort: 'started', order: 'desc' } as const;

/** The view in the address, and a function that changes a part of it. Each kind has its own: both lists stay open. */
export function useCustomerView(kind: CustomerKind): [CustomerView, (change: Partial<CustomerView>) => void] {
  const [search, setSearch] = useSearchParams();
  const read = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(`${kind}-${name}`));
  const view: CustomerView = {
    query: search.get(`${kind}-query`) ?? '',
    plan: read('plan', planIds),
    status: read('status', customerFilters),
    sort: read('sort', customerSorts) ?? firstOrder.sort,
    order: read('order', sortOrders) ?? firstOrder.order,
  };
  const change = (part: Partial<CustomerView>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        const changed = { ...view, ...part };
        for (const name of names) {
          const value = changed[name] ?? '';
          const isUsual =
            name in firstOrder && changed.sort === firstOrder.sort && changed.order === firstOrder.order;
          if (value === '' || isUsual) next.delete(`${kind}-${name}`);
          else next.set(`${kind}-${name}`, value);
        }
        return next;
      },
      { replace: true },
    );
  return [view, change];
}

/** The order after a heading was pressed: figures and dates begin with the highest. */
export function pressHeading(view: CustomerView, sort: CustomerSort): Pick<CustomerView, 'sort' | 'order'> {
  if (view.sort === sort) return { sort, order: view.order === 'asc' ? 'desc' : 'asc' };
  return { sort, order: descendingFirst.has(sort) ? 'desc' : 'asc' };
}

const descendingFirst = new Set<CustomerSort>(['started', 'ends', 'revenue']);
