import * as Dialog from '@radix-ui/react-dialog';
import { Command } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { Search } from '../icons/icons.ts';
import type { IconComponent } from '../icons/make-icon.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export type MenuCommand = {
  /** Unique in the menu. */
  id: string;
  title: string;
  note?: string | undefined;
  Icon: IconComponent;
  run: () => void;
};

export type CommandGroup = { title: string; commands: readonly MenuCommand[] };

type CommandMenuProps = {
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** Those that fit the query. */
  groups: readonly CommandGroup[];
  /** Said below the list, and to screen readers. */
  status: string;
  onClose: () => void;
};

/** A dialog with one field, through which every place and action is a few letters away. */
export function CommandMenu(props: CommandMenuProps) {
  const { label, placeholder, query, onQuery, groups, status, onClose } = props;
  const returnFocus = useReturnFocus();
  const chosen = useRef<MenuCommand>(undefined);
  const [first] = groups.flatMap(({ commands }) => commands.map(({ id }) => id));
  const [selected, setSelected] = useState(first ?? '');
  // Also when the best match arrives late, above the one that was first.
  useEffect(() => setSelected(first ?? ''), [first]);
  const choose = (command: MenuCommand) => {
    chosen.current = command;
    onClose();
  };
  /** A command that opens a dialog runs once the focus is back, where that dialog returns it. */
  const finish = (event: Event) => {
    returnFocus(event);
    chosen.current?.run();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/60" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={finish}
          className="fixed top-[max(1rem,12dvh)] left-1/2 z-50 w-[calc(100%-2rem)] max-w-xl -translate-x-1/2 overflow-hidden rounded-xl border border-line bg-surface text-ink shadow-2xl"
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          <Command
            label={label}
            shouldFilter={false}
            loop
            vimBindings={false}
            value={selected}
            onValueChange={setSelected}
          >
            <QueryField {...{ query, onQuery, placeholder }} />
            <Command.List className="max-h-[min(26rem,60dvh)] scroll-py-2 overflow-y-auto p-2">
              {groups.map(({ title, commands }) => (
                <Command.Group
                  key={title}
                  heading={title}
                  className="[&>[cmdk-group-heading]]:px-3 [&>[cmdk-group-heading]]:pt-2 [&>[cmdk-group-heading]]:pb-1 [&>[cmdk-group-heading]]:text-ink-muted [&>[cmdk-group-heading]]:text-sm"
                >
                  {commands.map((command) => (
                    <MenuItem key={command.id} command={command} onSelect={() => choose(command)} />
                  ))}
                </Command.Group>
              ))}
            </Command.List>
            <p role="status" className="border-line border-t px-4 py-2 text-ink-muted text-sm empty:hidden">
              {status}
            </p>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function QueryField({
  query,
  onQuery,
  placeholder,
}: Pick<CommandMenuProps, 'query' | 'onQuery' | 'placeholder'>) {
  return (
    <div className="flex items-center gap-3 border-line border-b px-4">
      <Search className="size-5 shrink-0 text-ink-muted" />
      <Command.Input
        value={query}
        onValueChange={onQuery}
        placeholder={placeholder}
        maxLength={200}
        className="min-h-13 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-muted"
      />
    </div>
  );
}

function MenuItem({ command, onSelect }: { command: MenuCommand; onSelect: () => void }) {
  return (
    <Command.Item
      value={command.id}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 data-[selected=true]:bg-brand-tint"
    >
      <command.Icon className="size-5 shrink-0 text-brand-ink" />
      <span className="line-clamp-2 min-w-0 flex-1 break-words">{command.title}</span>
      {command.note && <span className="shrink-0 text-ink-muted text-sm">{command.note}</span>}
    </Command.Item>
  );
}
