import type { ConversionStore } from '../conversions/ports.ts';
import type { StandingPorts } from '../plans/ports.ts';
import type { StoredWidget, Visitor } from './stored-widget.ts';

/** Stores widget settings and identified visitors. */
export type WidgetStore = {
  find(conversionId: string): Promise<StoredWidget>;
  saveDomains(conversionId: string, allowedDomains: string[]): Promise<void>;
  /** Stores the secret unless there is one; returns the stored one. */
  keepSecret(conversionId: string, secret: string): Promise<string>;
  replaceSecret(conversionId: string, secret: string): Promise<void>;
  saveVisitor(conversionId: string, sessionId: string, visitor: Visitor, now: Date): Promise<void>;
};

/** Dependencies of the panel. */
export type PanelPorts = StandingPorts & {
  conversions: Pick<ConversionStore, 'find'>;
  widgets: Pick<WidgetStore, 'find'>;
};
