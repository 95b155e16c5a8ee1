import { useSearchParams } from 'react-router-dom';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { CustomerKind } from '#shared/domain/staff/listed-customer.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { useUserSearch } from '../staff-queries.ts';
import { firstOrder } from './use-customer-view.ts';

type OtherMatchesProps = { kind: CustomerKind; platform: BrandId | undefined; query: string };

const others = {
  trial: { kind: 'customer', tab: 'customers', title: 'Customers' },
  customer: { kind: 'trial', tab: 'trial-users', title: 'Trial Users' },
} as const;

/** What the search finds in the other list: nobody should have to know who is on a plan before they search. */
export function OtherMatches({ kind, platform, query }: OtherMatchesProps) {
  const [search] = useSearchParams();
  const other = others[kind];
  const { data } = useUserSearch({ ...firstOrder, kind: other.kind, platform, query }, query !== '');
  const found = data?.pages[0]?.totals.customers ?? 0;
  if (query === '' || found === 0) return null;
  const next = new URLSearchParams(search);
  next.set('tab', other.tab);
  next.set(`${other.kind}-query`, query);
  return (
    <SiteLink
      to={`/superadmin?${next}`}
      replace
      className="ms-3 inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
    >
      {found === 1 ? '1 match' : `${found.toLocaleString('en-US')} matches`} in {other.title}
    </SiteLink>
  );
}
