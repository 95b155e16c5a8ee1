/** A section of the settings, where menus lead; its key stands in the address. */
export type SettingsPlace = {
  title: string;
  /** What it holds, for those who search. */
  words: string;
  /** Hidden from invited members. */
  isOwners?: true;
};

export const settingsPlaces = {
  organization: {
    title: 'Organization',
    words: 'settings name address phone website administrator contact site url links custom domain',
  },
  assistant: {
    title: 'Assistant',
    words: 'settings site name greeting logo color suggested questions appearance',
  },
  messages: { title: 'Messages and hours', words: 'settings office hours recipients reply email' },
  share: { title: 'Share', words: 'settings address link slug qr code poster print search engines publish' },
  team: { title: 'Team', words: 'settings members invite people', isOwners: true },
  'organization-sign-in': {
    title: 'Organization sign-in',
    words: 'settings single sign-on sso google microsoft provider domain',
    isOwners: true,
  },
  'api-keys': { title: 'API keys', words: 'settings programs developers token', isOwners: true },
  security: { title: 'Security', words: 'settings password two-step sign-in sessions devices' },
  notifications: { title: 'Notifications', words: 'settings emails reports' },
  data: { title: 'Data', words: 'settings answer record download export delete account accessibility' },
} as const satisfies Record<string, SettingsPlace>;
