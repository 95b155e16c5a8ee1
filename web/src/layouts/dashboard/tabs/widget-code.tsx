import type { Brand } from '#shared/brands/brand.ts';
import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import { AgentsSection } from '#web/features/agents/agents-section.tsx';
import { MailChannelSection } from '#web/features/mail-channel/mail-channel-section.tsx';
import { useSiteColor } from '#web/features/site-profile/use-site-color.ts';
import { WebhooksSection } from '#web/features/webhooks/webhooks-section.tsx';
import { WidgetTab } from '#web/features/widget-code/widget-tab.tsx';
import { WidgetReference } from '#web/features/widget-guide/widget-reference.tsx';

/** The code for the owner's website, with what developers need beside it. */
export function WidgetCodeTab({ brand, dashboard }: { brand: Brand; dashboard: Dashboard }) {
  const { conversionId, liveOn, schoolInfo } = dashboard;
  return (
    <div className="space-y-8">
      <WidgetTab
        conversionId={conversionId}
        liveOn={liveOn}
        website={schoolInfo.website}
        name={schoolInfo.schoolName}
        color={useSiteColor(conversionId, brand.colors.primary)}
        origin={window.location.origin}
      >
        <WidgetReference />
        <WebhooksSection conversionId={conversionId} />
      </WidgetTab>
      <MailChannelSection conversionId={conversionId} />
      <AgentsSection conversionId={conversionId} origin={window.location.origin} />
    </div>
  );
}
