import { brands } from '#shared/brands/index.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { firstOrder } from '../customers/use-customer-view.ts';
import { useUserSearch } from '../staff-queries.ts';
import { findSharers, hostOf } from './find-sharers.ts';

/** Other customers with an assistant of this website: nobody has to prove that a website is theirs. */
export function SameWebsite({ website, organisationId }: { website: string; organisationId: string }) {
  const host = hostOf(website);
  const { data } = useUserSearch({ ...firstOrder, kind: 'any', query: host }, host !== '');
  const others = findSharers(data?.pages[0]?.users ?? [], organisationId, host);
  if (others.length === 0) return null;
  return (
    <Callout tone="warning">
      <p className="font-semibold">
        {others.length === 1 ? 'Another customer has' : `${others.length} other customers have`} an assistant
        of {host}
      </p>
      <ul>
        {others.map(({ id, conversionId, organisation, name, email, brandId }) => (
          <li key={id} className="break-words">
            <SiteLink to={`/superadmin/customer/${conversionId}`} className="underline underline-offset-4">
              {organisation}
            </SiteLink>
            , {name}, {email}, {brands[brandId].name}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
