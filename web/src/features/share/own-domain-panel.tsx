import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api/api.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ConnectDomain } from './connect-domain.tsx';
import { ConnectedDomain } from './connected-domain.tsx';

type OwnDomainPanelProps = {
  conversionId: string;
  /** The domain in the settings, which is proposed. */
  proposal: string;
};

/** The assistant's page on a domain of the owner. Shown to the owner only. */
export function OwnDomainPanel({ conversionId, proposal }: OwnDomainPanelProps) {
  const { data, error, refetch } = useQuery(api.domains.get.query({ conversionId }));
  if (data?.availability === 'none') return null;
  return (
    <Panel id="own-domain" title="Your own domain">
      <div className="space-y-5">
        <p className="max-w-prose text-ink-muted">
          Your assistant can answer on a name of yours, such as ask.example.org, with a certificate that we
          make and renew. The address above keeps leading to it too.
        </p>
        {error && !data && <Failure error={error} onRetry={refetch} />}
        {!data && !error && <Spinner label="Loading your domain…" />}
        {data?.domain && <ConnectedDomain conversionId={conversionId} own={data.domain} />}
        {data && !data.domain && data.availability === 'yes' && (
          <ConnectDomain conversionId={conversionId} proposal={proposal} />
        )}
        {data && !data.domain && data.availability === 'not-in-plan' && (
          <p className="font-semibold">
            A domain of your own comes with a paid plan. Choose a plan under Billing.
          </p>
        )}
      </div>
    </Panel>
  );
}
