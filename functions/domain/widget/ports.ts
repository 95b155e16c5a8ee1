import type { ConversionStore } from '../conversions/ports.ts';
import type { StandingPorts } from '../plans/ports.ts';
import type { StoredWidget, Visitor } from './stored-widget.ts';

/** Where the settings of widgets are kept, and who their visitors are. */
export type WidgetStore = {
  find(conversionId: string): Promise<StoredWidget>;
  saveDomains(conversionId: string, allowedDomains: string[]): Promise<void>;
  /** Keeps the secret unless there is one already; answers the one that is kept. */
  keepSecret(conversionId: string, secret: string): Promise<string>;
  replaceSecret(conversionId: string, secret: string): Promise<void>;
  saveVisitor(conversionId: string, sessionId: string, visitor: Visitor, now: Date): Promise<void>;
};

/** What describing a panel needs. */
export type PanelPorts = StandingPorts & {
  conversions: Pick<ConversionStore, 'find'>;
  widgets: Pick<WidgetStore, 'find'>;
};
