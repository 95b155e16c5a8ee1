import type { To } from 'react-router-dom';
import { type SettingsPlace, settingsPlaces } from '#web/lib/site/settings-places.ts';
import { MessageCircle, PenLine, Plus, Settings } from '#web/ui/icons/icons.ts';
import type { MenuCommand } from '#web/ui/layout/command-menu.tsx';
import { listDashboardPages } from './dashboard-pages.ts';
import type { OverlayProps } from './overlay.ts';

/** A command that is found by its title and by other words. */
export type FindableCommand = MenuCommand & { words?: string };

type CommandContext = Pick<OverlayProps, 'dashboard' | 'profile' | 'goTo' | 'onChange'> & {
  navigate: (place: To) => void;
};

/** What an owner does most. */
export function listActions({ dashboard, onChange, navigate }: CommandContext): FindableCommand[] {
  return [
    {
      ...{ id: 'write', title: 'Write an answer', words: 'teach correct question', Icon: PenLine },
      run: () => onChange({ kind: 'answer', question: '' }),
    },
    {
      ...{ id: 'view', title: 'View GPTsite', words: 'open ask try assistant page', Icon: MessageCircle },
      run: () => navigate(`/gptsite/${dashboard.conversionId}`),
    },
    {
      ...{ id: 'client', title: 'New client', words: 'add organization customer assistant', Icon: Plus },
      run: () => navigate('/user/new-client'),
    },
  ];
}

/** Every page of the dashboard. */
export function listPageCommands({ profile, goTo }: CommandContext): FindableCommand[] {
  return listDashboardPages(profile.organisationRole).map(({ id, title, Icon }) => ({
    ...{ id: `page ${id}`, title, Icon },
    run: () => goTo(id),
  }));
}

/** Every section of the settings. */
export function listSettingsCommands({ profile, goTo }: CommandContext): FindableCommand[] {
  return Object.entries<SettingsPlace>(settingsPlaces)
    .filter(([, { isOwners }]) => !(isOwners && profile.isMember))
    .map(([section, { title, words }]) => ({
      ...{ id: `settings ${title}`, title, words, Icon: Settings },
      run: () => goTo('account', section),
    }));
}

/** The commands that hold every typed word. */
export function findMatches(commands: readonly FindableCommand[], query: string): FindableCommand[] {
  const wanted = query.toLowerCase().split(/\s+/);
  return commands.filter(({ title, words = '' }) => {
    const text = `${title} ${words}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
