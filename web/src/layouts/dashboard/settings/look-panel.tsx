import type { Brand } from '#shared/brands/brand.ts';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { findTiers } from '#shared/domain/billing/pricing.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ColorField } from './color-field.tsx';
import { LogoField } from './logo-field.tsx';

type Look = { logoUrl: string; brandColor: string; hidesMaker: boolean };
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
        <MakerField
          {...{ brand, canHide: standards.canHideMaker, isHidden: draft.hidesMaker }}
          onChange={(hidesMaker) => edit({ hidesMaker })}
        />
      </div>
    </Panel>
  );
}

type MakerFieldProps = {
  brand: Brand;
  /** The plan allows it. */
  canHide: boolean;
  isHidden: boolean;
  onChange: (isHidden: boolean) => void;
};

/** Whether the assistant's page says who made it; a choice that the plan no longer allows has no effect, and stays. */
function MakerField({ brand, canHide, isHidden, onChange }: MakerFieldProps) {
  const id = 'appearance-hidesMaker';
  const plan = findTiers(brand.pricingModel).find(({ canHideMaker }) => canHideMaker);
  return (
    <div className="flex items-start gap-4">
      <div className="flex-1">
        <label htmlFor={id} className="font-semibold">
          Leave out “Built with {brand.name}”
        </label>
        <p id={`${id}-hint`} className="text-ink-muted text-sm">
          {canHide
            ? 'The page of your assistant then names nobody but you. The widget names nobody anyway.'
            : `With the plan ${plan?.name}, the page of your assistant names nobody but you.`}
        </p>
      </div>
      <Switch
        id={id}
        describedBy={`${id}-hint`}
        isOn={isHidden && canHide}
        disabled={!canHide}
        onChange={onChange}
      />
    </div>
  );
}
