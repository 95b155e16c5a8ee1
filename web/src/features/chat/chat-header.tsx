import { type ComponentType, type ReactNode, useState } from 'react';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { Avatar } from './avatar.tsx';

/** Draws the organization's logo, or `fallback`. */
export type ChatLogo = ComponentType<{
  fallback: ReactNode;
  className: string | undefined;
  /** Called when the logo holds the name. */
  onWordmark: () => void;
}>;

type ChatHeaderProps = {
  name: string;
  Logo: ChatLogo | undefined;
  logoStyle: string | undefined;
  actions: ReactNode;
  children: ReactNode;
};

/** The assistant's name, the conversation's options and buttons from the surrounding page. A written name stands once. */
export function ChatHeader({ name, Logo, logoStyle, actions, children }: ChatHeaderProps) {
  const { texts } = useTexts();
  const avatar = <Avatar name={name} />;
  const [isWritten, setWritten] = useState(false);
  return (
    <header className="flex items-center gap-2 border-line border-b px-4 py-3">
      {Logo ? <Logo className={logoStyle} onWordmark={() => setWritten(true)} fallback={avatar} /> : avatar}
      <div className="ms-1 min-w-0 flex-1">
        <p dir="auto" className={isWritten ? 'sr-only' : 'w-fit max-w-full truncate font-semibold'}>
          {name}
        </p>
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
