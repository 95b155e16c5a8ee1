/** A section of the settings, where menus lead. */
export type SettingsPlace = {
  title: string;
  /** What it holds, for those who search. */
  words: string;
  tab: string;
  hash: string;
  /** Hidden from invited members. */
  isOwners?: true;
};

export const settingsPlaces = {
  organization: {
    title: 'Organization',
    words: 'settings name address phone website administrator contact',
    tab: 'account',
    hash: '#administrator-title',
  },
  assistant: {
    title: 'Assistant',
    words: 'settings greeting logo color suggested questions appearance',
    tab: 'account',
    hash: '#appearance-title',
  },
  messages: {
    title: 'Messages and hours',
    words: 'settings office hours recipients reply email',
    tab: 'account',
    hash: '#office-hours-title',
  },
  team: {
    title: 'Team',
    words: 'settings members invite people',
    tab: 'account',
    hash: '#members-title',
    isOwners: true,
  },
  security: {
    title: 'Security',
    words: 'settings password two-step sign-in sessions devices',
    tab: 'account',
    hash: '#password-title',
  },
  notifications: {
    title: 'Notifications',
    words: 'settings emails reports',
    tab: 'account',
    hash: '#mails-title',
  },
  data: {
    title: 'Data',
    words: 'settings answer record download export delete account accessibility',
    tab: 'account',
    hash: '#answer-record-title',
  },
} as const satisfies Record<string, SettingsPlace>;
