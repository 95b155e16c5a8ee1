import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

type ModalProps = {
  title: string;
  icon: ReactNode;
  description: string;
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog that is open for as long as it is rendered. Escape closes it. */
export function Modal({ title, icon, description, onClose, children }: ModalProps) {
  const opener = useRef(document.activeElement);
  const returnFocus = (event: Event) => {
    // Radix returns the focus to a trigger of its own only.
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/60" />
        <Dialog.Content
          onCloseAutoFocus={returnFocus}
          className="fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[calc(100%-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-xl border border-line bg-surface p-6 text-ink shadow-2xl"
        >
          <Dialog.Title className="flex items-center gap-3 text-xl">
            {icon}
            {title}
          </Dialog.Title>
          <Dialog.Description className="mt-3">{description}</Dialog.Description>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
