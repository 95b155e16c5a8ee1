import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Avatar } from './avatar.tsx';

type ChatHeaderProps = {
  name: string;
  hasMessages: boolean;
  onStartOver: () => void;
  actions: ReactNode;
};

/** Who answers, and what can be done with the conversation. */
export function ChatHeader({ name, hasMessages, onStartOver, actions }: ChatHeaderProps) {
  const { texts } = useTexts();
  return (
    <header className="flex items-center gap-3 border-line border-b px-4 py-3">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{name}</p>
        <p className="flex items-center gap-1.5 text-sm text-success-ink">
          <span aria-hidden="true" className="size-2 rounded-full bg-success-ink" />
          {texts.online}
        </p>
      </div>
      {hasMessages && (
        <Button variant="quiet" size="small" onClick={onStartOver}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {texts.startOver}
        </Button>
      )}
      {actions}
    </header>
  );
}
