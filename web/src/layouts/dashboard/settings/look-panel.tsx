import type { Brand } from '#shared/brands/brand.ts';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ColorField } from './color-field.tsx';
import { LogoField } from './logo-field.tsx';

type Look = { logoUrl: string; brandColor: string };
type LookPanelProps = {
  brand: Brand;
  conversionId: string;
  settings: DashboardSettings;
  form: {
    draft: Look;
    edit: (change: Partial<Look>) => void;
    findIssue: (field: keyof Look) => string | undefined;
  };
};

/** Logo and color of the assistant's page and widget. */
export function LookPanel({ brand, conversionId, settings, form }: LookPanelProps) {
  const { draft, edit, findIssue } = form;
  const { standards } = settings;
  return (
    <Panel id="appearance" title="Look">
      <div className="space-y-5">
        <LogoField
          conversionId={conversionId}
          value={draft.logoUrl}
          stored={settings.appearance.logoUrl}
          found={standards.logoUrl}
          error={findIssue('logoUrl')}
          onChange={(logoUrl) => edit({ logoUrl })}
        />
        <ColorField
          brand={brand}
          chosen={draft.brandColor}
          onWebsite={standards.brandColor}
          onChange={(brandColor) => edit({ brandColor })}
        />
      </div>
    </Panel>
  );
}
