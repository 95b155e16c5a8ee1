import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { WidgetStore } from '#functions/storage/dynamodb/site/widget-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { WidgetSettings } from '#shared/domain/widget/widget-settings.ts';
import type { FindSettings } from '../conversions/ports.ts';
import type { StandingPorts } from '../plans/ports.ts';

/** The versions at which settings were read. */
export type WidgetVersions = Partial<Record<keyof WidgetSettings, number>>;

export type PanelPorts = StandingPorts & {
  conversions: Pick<ConversionStore, 'find'>;
  widgets: Pick<WidgetStore, 'find' | 'saveHost'>;
  findSettings: FindSettings;
  siteOrigin(brandId: BrandId): string;
};
