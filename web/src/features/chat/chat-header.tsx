import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { Avatar } from './avatar.tsx';

type ChatHeaderProps = { name: string; avatar: ReactNode; actions: ReactNode; children: ReactNode };

/** The assistant's name, the conversation's options and buttons from the surrounding page. */
export function ChatHeader({ name, avatar, actions, children }: ChatHeaderProps) {
  const { texts } = useTexts();
  return (
    <header className="flex items-center gap-2 border-line border-b px-4 py-3">
      {avatar ?? <Avatar name={name} />}
      <div className="ms-1 min-w-0 flex-1">
        <p className="truncate font-semibold">{name}</p>
        <p className="flex items-center gap-1.5 text-sm text-success-ink">
          <span aria-hidden="true" className="size-2 rounded-full bg-success-ink" />
          {texts.online}
        </p>
      </div>
      {children}
      {actions}
    </header>
  );
}
