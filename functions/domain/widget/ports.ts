import type { BrandId } from '#shared/brands/platforms.ts';
import type { WidgetSettings } from '#shared/domain/widget/widget-settings.ts';
import type { ConversionStore, FindSettings } from '../conversions/ports.ts';
import type { StandingPorts } from '../plans/ports.ts';
import type { StoredWidget, Visitor } from './stored-widget.ts';

/** The versions at which settings were read. */
export type WidgetVersions = Partial<Record<keyof WidgetSettings, number>>;

/** Stores widget settings and identified visitors. */
export type WidgetStore = {
  find(conversionId: string): Promise<StoredWidget>;
  /** Replaces what is given; returns everything. Undefined when a setting was saved since its version. */
  save(
    conversionId: string,
    change: Partial<WidgetSettings>,
    versions: WidgetVersions,
  ): Promise<StoredWidget | undefined>;
  /** Stores the secret unless there is one; returns the stored one. */
  keepSecret(conversionId: string, secret: string): Promise<string>;
  /** Stores when a host's visitors first and last opened the widget. */
  saveHost(conversionId: string, host: string, seen: { since: string; lastSeen: string }): Promise<void>;
  replaceSecret(conversionId: string, secret: string): Promise<void>;
  saveVisitor(conversionId: string, sessionId: string, visitor: Visitor, now: Date): Promise<void>;
};

/** Dependencies of the panel. */
export type PanelPorts = StandingPorts & {
  conversions: Pick<ConversionStore, 'find'>;
  widgets: Pick<WidgetStore, 'find' | 'saveHost'>;
  findSettings: FindSettings;
  siteOrigin(brandId: BrandId): string;
};
