import type { ReactNode } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { Progress, PublicContact, SiteProfile } from '#shared/contract/conversions.ts';
import type { ChatPanelProps } from '#web/features/chat/open-chat.tsx';
import type { SiteLinks } from '#web/lib/site/site-links.ts';

export type OwnerView = { dashboardPath: string; analytics: ReactNode };

/** What the page of an assistant shows, to visitors and to its owner. */
export type AssistantParts = {
  chat: ChatPanelProps;
  site: SiteProfile;
  /** Absent for a sample, which is built from nothing. */
  details: Progress['progressDetails'] | undefined;
  brand: Brand;
  links: SiteLinks;
  /** Replaces the chat while the assistant is paused. */
  pause: PublicContact | null | undefined;
  /** What the answers are not, such as legal advice. */
  note: ReactNode;
};
