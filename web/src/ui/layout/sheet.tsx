import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { X } from '../icons/icons.ts';
import { useReturnFocus } from './use-return-focus.ts';

type SheetProps = { title: string; onClose: () => void; children: ReactNode };

/** A dialog at the bottom of a phone, in reach of a thumb; open while rendered. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/60" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[85dvh] max-w-lg overflow-y-auto rounded-t-xl border border-line border-b-0 bg-surface p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] text-ink shadow-2xl motion-safe:animate-rise"
        >
          <div className="flex items-center justify-between gap-4">
            <Dialog.Title className="min-w-0 break-words text-xl">{title}</Dialog.Title>
            <Dialog.Close asChild>
              <Button variant="quiet" size="icon" aria-label="Close">
                <X className="size-5" />
              </Button>
            </Dialog.Close>
          </div>
          <div className="mt-2">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
