import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { AllowedSites } from './allowed-sites.tsx';
import { useWidgetSettings } from './queries.ts';
import { VisitorIdentity } from './visitor-identity.tsx';

/** The owner's settings of a widget other than its look. For a page behind the guard. */
export function WidgetSettings({ conversionId }: { conversionId: string }) {
  const { data: settings, error } = useWidgetSettings(conversionId);
  if (error) {
    return (
      <Callout tone="danger" role="alert">
        {describeFailure(error)}
      </Callout>
    );
  }
  if (!settings) return <Spinner label="Loading the settings…" />;
  return (
    <>
      <AllowedSites conversionId={conversionId} allowedDomains={settings.allowedDomains} />
      <VisitorIdentity conversionId={conversionId} secret={settings.identitySecret} />
    </>
  );
}
