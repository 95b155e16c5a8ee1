import * as Dialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { X } from '../icons/icons.ts';
import { useReturnFocus } from './use-return-focus.ts';

type ModalProps = {
  title: string;
  icon: ReactNode;
  description: string;
  /** For text that somebody reads. */
  isWide?: boolean;
  onClose: () => void;
  /** What gets the focus afterwards; without one, what opened the dialog. */
  findNext?: () => HTMLElement | null;
  children: ReactNode;
};

/** A modal dialog, open while rendered; Escape closes it. */
export function Modal({ title, icon, description, isWide, onClose, findNext, children }: ModalProps) {
  const returnFocus = useReturnFocus(findNext);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/60" />
        <Dialog.Content
          onCloseAutoFocus={returnFocus}
          className={clsx(
            isWide ? 'max-w-3xl' : 'max-w-lg',
            'fixed top-1/2 left-1/2 z-50 flex max-h-[90dvh] w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-hidden rounded-xl border border-line bg-surface text-ink shadow-2xl',
          )}
        >
          <div className="min-w-0 flex-1 overflow-y-auto p-6">
            <Dialog.Title className="flex items-center gap-3 pe-10 text-xl">
              {icon}
              <span className="min-w-0 break-words">{title}</span>
            </Dialog.Title>
            <Dialog.Description className="mt-3">{description}</Dialog.Description>
            {children}
          </div>
          {/* After the content, so that the focus starts there, and outside the scroll area. */}
          <Dialog.Close asChild>
            <Button
              variant="quiet"
              size="icon"
              aria-label="Dismiss"
              className="absolute top-4 right-4 bg-surface"
            >
              <X className="size-5" />
            </Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
