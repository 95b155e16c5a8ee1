import type { Brand } from '#shared/brands/brand.ts';
import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import type { Correction, KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import type { Profile } from '#shared/domain/identity.ts';

/** What lies over the dashboard. */
export type Overlay =
  | { kind: 'commands' | 'settings' | 'more' }
  | { kind: 'answer'; question: string; known?: Correction }
  | { kind: 'entry'; item: KnowledgeItem }
  | { kind: 'chat'; sessionId: string };

export type OverlayProps = {
  brand: Brand;
  dashboard: Dashboard;
  settings: DashboardSettings;
  profile: Profile;
  /** Opens a page of the dashboard, and a section of it. */
  goTo: (tab: string, section?: string) => void;
  onChange: (overlay: Overlay | undefined) => void;
};
