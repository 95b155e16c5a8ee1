import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type To, useNavigate } from 'react-router-dom';
import { dashboardPath } from '#shared/domain/conversion/dashboard-path.ts';
import { roleNames } from '#shared/domain/organisation-role.ts';
import { useChatSessions } from '#web/features/chat-history/chat-queries.ts';
import { api } from '#web/lib/api/api.ts';
import { useDebounced } from '#web/lib/browser/use-debounced.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { openOrganisation } from '#web/lib/site/open-organisation.ts';
import { Bot, MessageSquare, PenLine, Users } from '#web/ui/icons/icons.ts';
import { CommandMenu, type MenuCommand } from '#web/ui/layout/command-menu.tsx';
import {
  type FindableCommand,
  findMatches,
  listActions,
  listPageCommands,
  listSettingsCommands,
} from './list-commands.ts';
import type { OverlayProps } from './overlay.ts';
import { useAssistants } from './use-assistants.ts';
import { useFoundKnowledge } from './use-found-knowledge.ts';

/** Long enough that a word is typed in one search. */
const stillMilliseconds = 250;
const mostChats = 5;

/** Every page, section of the settings, assistant, conversation, entry and own answer, and what an owner does most, by a few letters. */
export function DashboardCommands(props: OverlayProps & { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const context = { ...props, navigate: (place: To) => void navigate(place) };
  const typed = query.trim();
  const mayEdit = useMayEdit();
  const chats = useFoundChats(props, typed);
  const knowledge = useFoundKnowledge(props, typed);
  const assistants = useAssistants(props.profile.conversionIds).map(({ conversionId, name }) => ({
    ...{ id: conversionId, title: name, words: 'assistant', Icon: Bot },
    note: conversionId === props.dashboard.conversionId ? 'This one' : undefined,
    run: () => context.navigate(dashboardPath(conversionId)),
  }));
  const organisations = useOrganisations(props.profile.organisation?.organisationId);
  // A single word is rather the name of a place.
  const answer: MenuCommand = {
    ...{ id: 'answer', title: `Write an answer to “${typed}”`, Icon: PenLine },
    run: () => props.onChange({ kind: 'answer', question: typed }),
  };
  const groups = [
    {
      title: 'Actions',
      commands: findMatches(
        listActions(context).filter(({ id }) => mayEdit || id !== 'write'),
        typed,
      ),
    },
    { title: 'Pages', commands: findMatches(listPageCommands(context), typed) },
    { title: 'Settings', commands: findMatches(listSettingsCommands(context), typed) },
    { title: 'Assistants', commands: findMatches(assistants, typed) },
    { title: 'Organizations', commands: findMatches(organisations, typed) },
    { title: typed ? 'Chats' : 'Latest chats', commands: chats.commands },
    { title: 'Knowledge', commands: knowledge.entries },
    {
      title: 'Answers',
      commands: mayEdit ? [...knowledge.answers, ...(typed.includes(' ') ? [answer] : [])] : [],
    },
  ].filter(({ commands }) => commands.length > 0);
  return (
    <CommandMenu
      label="Search or go to"
      placeholder="A page, a setting, words of a chat or answer"
      query={query}
      onQuery={setQuery}
      groups={groups}
      status={chats.status}
      onClose={props.onClose}
    />
  );
}

/** The other organisations of the person, by name. */
function useOrganisations(current: string | undefined): FindableCommand[] {
  const { data } = useQuery(api.members.listOrganizations.query({}));
  const others = data?.organizations.filter((one) => !one.isInvited && one.organisationId !== current) ?? [];
  return others.map((one) => ({
    ...{ id: one.organisationId, title: one.name, words: 'switch organization client', Icon: Users },
    note: roleNames[one.role],
    run: () => openOrganisation(one),
  }));
}

/** Conversations with the typed words; the latest ones while nothing is typed. */
function useFoundChats({ brand, dashboard, onChange }: OverlayProps, typed: string) {
  const search = useDebounced(typed, stillMilliseconds);
  const assistant = { brandId: brand.id, conversionId: dashboard.conversionId };
  const { data, error, isPlaceholderData } = useChatSessions(assistant, search);
  const isBehind = search !== typed || isPlaceholderData;
  const sessions = isBehind ? [] : (data?.pages[0]?.sessions ?? []).slice(0, mostChats);
  const commands = sessions.map(
    ({ id, userQuery, timestamp }): MenuCommand => ({
      ...{ id: `chat ${id}`, title: userQuery, note: formatInstant(timestamp), Icon: MessageSquare },
      run: () => onChange({ kind: 'chat', sessionId: id }),
    }),
  );
  return { commands, status: describeSearch() };

  function describeSearch(): string {
    if (error && !data) return 'The chats can’t be searched now.';
    if (isBehind || !data) return 'Searching the chats…';
    return typed && commands.length === 0 ? 'No chat has these words.' : '';
  }
}
