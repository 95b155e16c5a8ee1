import type { ReactNode } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import type { settingsPlaces } from '#web/lib/site/settings-places.ts';
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
const IdentityProviderSection = loadPart(
  async () =>
    (await import('#web/features/identity-provider/identity-provider-section.tsx')).IdentityProviderSection,
);
const ApiKeysSection = loadPart(
  async () => (await import('#web/features/api-keys/api-keys-section.tsx')).ApiKeysSection,
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
type Section = { id: keyof typeof settingsPlaces; hint: string; content: ReactNode };

/** The sections of the settings, in their order. */
export function listSections({
  brand,
  conversionId,
  settings,
  isMember,
}: SettingsProps): [Section, ...Section[]] {
  const stored = { conversionId, settings };
  return [
    {
      id: 'organization',
      hint: 'Who you are, how we reach you, and where your assistant is found.',
      content: <OrganizationSection {...stored} />,
    },
    {
      id: 'assistant',
      hint: 'What visitors see on its page and in the widget, and how it answers.',
      content: <AssistantSection {...stored} brand={brand} />,
    },
    {
      id: 'messages',
      hint: 'Who is told of a visitor’s message, and when visitors can expect an answer.',
      content: <MessagesSection {...stored} />,
    },
    {
      id: 'share',
      hint: 'How people find the page of your assistant.',
      content: <ShareSection {...stored} {...{ brand, isMember }} />,
    },
    ...(isMember ? [] : listOwnerSections(conversionId)),
    {
      id: 'security',
      hint: 'How you sign in, and where you are signed in.',
      content: <SecuritySection />,
    },
    {
      id: 'notifications',
      hint: 'Which emails you get from us. Each switch takes effect at once.',
      content: <MailSection />,
    },
    {
      id: 'data',
      hint: 'Records and reports to keep, and the end of the account.',
      content: <DataSection brand={brand} conversionId={conversionId} />,
    },
  ];
}

function listOwnerSections(conversionId: string): Section[] {
  return [
    {
      id: 'team',
      hint: 'Who else works with this assistant.',
      content: <MembersSection />,
    },
    {
      id: 'organization-sign-in',
      hint: 'Your people sign in with the account they have at work.',
      content: <IdentityProviderSection />,
    },
    {
      id: 'api-keys',
      hint: 'For programs of your own.',
      content: <ApiKeysSection conversionId={conversionId} origin={window.location.origin} />,
    },
  ];
}
