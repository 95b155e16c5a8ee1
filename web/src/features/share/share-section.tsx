import { useQuery } from '@tanstack/react-query';
import type { Brand } from '#shared/brands/brand.ts';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import type { Share } from '#shared/contract/dashboard/share.ts';
import { api } from '#web/lib/api/api.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { findShareOrigin } from './find-share-origin.ts';
import { ListingSwitch } from './listing-switch.tsx';
import { PageAddress } from './page-address.tsx';
import { PrintedCode } from './printed-code.tsx';

type ShareSectionProps = { brand: Brand; conversionId: string; settings: DashboardSettings };

/** Everything that leads people to the assistant's page: its address, search engines, and a poster. */
export function ShareSection(props: ShareSectionProps) {
  const { data, error, refetch } = useQuery(
    api.dashboard.getShare.query({ conversionId: props.conversionId }),
  );
  if (data) return <Shared {...props} share={data} />;
  if (!error) return <Spinner label="Loading the address…" />;
  return <Failure error={error} onRetry={refetch} />;
}

function Shared({ brand, conversionId, settings, share }: ShareSectionProps & { share: Share }) {
  const root = `${findShareOrigin(brand, window.location)}/gptsite/`;
  const address = root + (share.slug || conversionId);
  const { siteName, appearance, standards } = settings;
  const name = siteName || standards.siteName;
  return (
    <div className="space-y-6">
      <Panel id="page-address" title="Address of the page">
        <PageAddress {...{ conversionId, share, root, address, name }} customDomain={settings.customDomain} />
      </Panel>
      <Panel id="listing" title="Search engines">
        <ListingSwitch conversionId={conversionId} share={share} />
      </Panel>
      <Panel id="printed" title="QR code and poster">
        <PrintedCode address={address} name={name} logoUrl={appearance.logoUrl || standards.logoUrl} />
      </Panel>
    </div>
  );
}
