import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import type { Share } from '#shared/contract/dashboard/share.ts';
import { api } from '#web/lib/api/api.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { findShareOrigin } from './find-share-origin.ts';
import { ListingSwitch } from './listing-switch.tsx';
import { OwnDomainPanel } from './own-domain-panel.tsx';
import { PageAddress } from './page-address.tsx';
import { PrintedCode } from './printed-code.tsx';

type ShareSectionProps = {
  brand: Brand;
  conversionId: string;
  settings: DashboardSettings;
  /** A member whom the owner invited. */
  isMember: boolean;
};

/** Everything that leads people to the assistant's page: its address, search engines, and a poster. */
export function ShareSection(props: ShareSectionProps) {
  const mayEdit = useMayEdit();
  const { data, error, refetch } = useQuery(
    api.dashboard.getShare.query({ conversionId: props.conversionId }),
  );
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Spinner label="Loading the address…" />;
  return data.slug || !data.suggestion || !mayEdit ? (
    <Shared {...props} share={data} />
  ) : (
    <Unnamed {...props} share={data} />
  );
}

type SharedProps = ShareSectionProps & { share: Share };

/** Takes the name that was kept at signup, so that what is printed has it; where it is taken, the owner chooses one. */
function Unnamed({ share, ...props }: SharedProps) {
  const { conversionId } = props;
  const queries = useQueryClient();
  const { mutate, status } = useMutation({
    ...api.dashboard.saveShare.mutation({ isQuiet: true }),
    onSuccess: (saved) =>
      queries.setQueryData(api.dashboard.getShare.query({ conversionId }).queryKey, saved),
  });
  const { suggestion: slug, isListed } = share;
  useEffect(() => mutate({ conversionId, slug, isListed }), [mutate, conversionId, slug, isListed]);
  if (status !== 'error') return <Spinner label="Loading the address…" />;
  return <Shared {...props} share={share} />;
}

function Shared({ brand, conversionId, settings, isMember, share }: SharedProps) {
  const root = `${findShareOrigin(brand, window.location)}/gptsite/`;
  const address = root + (share.slug || conversionId);
  const { siteName, appearance, standards } = settings;
  const name = siteName || standards.siteName;
  return (
    <div className="space-y-6">
      <Panel id="page-address" title="Address of the page">
        <PageAddress {...{ conversionId, share, root, address, name }} />
      </Panel>
      {!isMember && <OwnDomainPanel conversionId={conversionId} proposal={settings.customDomain} />}
      <Panel id="listing" title="Search engines">
        <ListingSwitch conversionId={conversionId} share={share} />
      </Panel>
      <Panel id="printed" title="QR code and poster">
        <PrintedCode address={address} name={name} logoUrl={appearance.logoUrl || standards.logoUrl} />
      </Panel>
    </div>
  );
}
