import type { ReactNode } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { loadPart } from '#web/ui/layout/load-part.tsx';

// The code of every section loads when it is opened.
const OrganizationSection = loadPart(
  async () => (await import('./organization-section.tsx')).OrganizationSection,
);
const AssistantSection = loadPart(async () => (await import('./assistant-section.tsx')).AssistantSection);
const MessagesSection = loadPart(async () => (await import('./messages-section.tsx')).MessagesSection);
const ShareSection = loadPart(
  async () => (await import('#web/features/share/share-section.tsx')).ShareSection,
);
const MembersSection = loadPart(
  async () => (await import('#web/features/members/members-section.tsx')).MembersSection,
);
const SecuritySection = loadPart(
  async () => (await import('#web/features/account/security-section.tsx')).SecuritySection,
);
const MailSection = loadPart(
  async () => (await import('#web/features/account/mail-section.tsx')).MailSection,
);
const DataSection = loadPart(async () => (await import('./data-section.tsx')).DataSection);

export type SettingsProps = {
  brand: Brand;
  conversionId: string;
  settings: DashboardSettings;
  /** A member whom the owner invited; the team is hidden. */
  isMember: boolean;
};

/** `id` stands in the address, and names the place of its drafts. */
type Section = { id: string; title: string; hint: string; content: ReactNode };

/** The sections of the settings, in their order. */
export function listSections({
  brand,
  conversionId,
  settings,
  isMember,
}: SettingsProps): [Section, ...Section[]] {
  const stored = { conversionId, settings };
  const team = {
    id: 'team',
    title: 'Team',
    hint: 'Who else works with this assistant.',
    content: <MembersSection />,
  };
  return [
    {
      id: 'organization',
      title: 'Organization',
      hint: 'Who you are, how we reach you, and where your assistant is found.',
      content: <OrganizationSection {...stored} />,
    },
    {
      id: 'assistant',
      title: 'Assistant',
      hint: 'What visitors see on its page and in the widget, and how it answers.',
      content: <AssistantSection {...stored} brand={brand} />,
    },
    {
      id: 'messages',
      title: 'Messages and hours',
      hint: 'Who is told of a visitor’s message, and when visitors can expect an answer.',
      content: <MessagesSection {...stored} />,
    },
    {
      id: 'share',
      title: 'Share',
      hint: 'How people find the page of your assistant.',
      content: <ShareSection {...stored} brand={brand} />,
    },
    ...(isMember ? [] : [team]),
    {
      id: 'security',
      title: 'Security',
      hint: 'How you sign in, and where you are signed in.',
      content: <SecuritySection />,
    },
    {
      id: 'notifications',
      title: 'Notifications',
      hint: 'Which emails you get from us. Each switch takes effect at once.',
      content: <MailSection />,
    },
    {
      id: 'data',
      title: 'Data',
      hint: 'Records and reports to keep, and the end of the account.',
      content: <DataSection brand={brand} conversionId={conversionId} />,
    },
  ];
}
