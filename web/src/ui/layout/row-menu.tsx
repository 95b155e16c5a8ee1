import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { useRef } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Ellipsis } from '../icons/icons.ts';
import type { IconComponent } from '../icons/make-icon.tsx';

type RowAction = { title: string; Icon: IconComponent; isDisabled?: boolean; run: () => void };

/** Less frequent actions of a row, behind one button. */
export function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = useRef<RowAction>(undefined);
  /** An action that opens a dialog runs once the focus is back, where the dialog returns it. */
  const finish = (event: Event) => {
    event.preventDefault();
    opener.current?.focus();
    chosen.current?.run();
    chosen.current = undefined;
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button ref={opener} variant="quiet" size="icon" aria-label={label}>
          <Ellipsis className="size-5" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        onCloseAutoFocus={finish}
        className="z-40 min-w-40 rounded-md border border-line bg-surface p-1 text-ink shadow-lg"
      >
        {actions.map((action) => (
          <DropdownMenu.Item
            key={action.title}
            disabled={action.isDisabled ?? false}
            onSelect={() => {
              chosen.current = action;
            }}
            className="flex min-h-10 cursor-pointer items-center gap-3 rounded px-3 outline-none data-disabled:cursor-not-allowed data-highlighted:bg-brand-tint data-disabled:opacity-60"
          >
            <action.Icon className="size-4" />
            {action.title}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
