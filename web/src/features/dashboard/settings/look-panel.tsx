import type { Brand } from '#shared/brands/brand.ts';
import type { SettingStandards } from '#shared/contract/dashboard/dashboard-settings.ts';
import { StandardField } from '#web/ui/form/standard-field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ColorField } from './color-field.tsx';
import { assistantForm } from './settings-forms.ts';

type Look = { logoUrl: string; brandColor: string };
type LookPanelProps = {
  brand: Brand;
  standards: SettingStandards;
  form: {
    draft: Look;
    edit: (change: Partial<Look>) => void;
    findIssue: (field: keyof Look) => string | undefined;
  };
};

/** Logo and color of the assistant's page and widget. */
export function LookPanel({ brand, standards, form: { draft, edit, findIssue } }: LookPanelProps) {
  return (
    <Panel id="appearance" title="Look">
      <div className="space-y-5">
        <StandardField
          id="appearance-logo"
          label={assistantForm.labels.logoUrl}
          type="url"
          hint="The address of an image, beginning with https:// or http://."
          maxLength={2048}
          error={findIssue('logoUrl')}
          value={draft.logoUrl}
          found={standards.logoUrl}
          origin="website"
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
