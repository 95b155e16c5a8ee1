import { useState } from 'react';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { EllipsisVertical } from '#web/ui/icons/icons.ts';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import type { OptionsDialogProps } from './options-dialog.tsx';

/** Loaded on demand, because most visitors only ask. */
const OptionsDialog = loadPart(async () => (await import('./options-dialog.tsx')).OptionsDialog);

type ConversationOptionsProps = Omit<OptionsDialogProps, 'onClose'> & {
  /** Whether there is a conversation yet. */
  hasMessages: boolean;
};

/** Button for the conversation's options. */
export function ConversationOptions(props: ConversationOptionsProps) {
  const { texts } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {props.hasMessages && (
        <Button
          variant="quiet"
          size="icon"
          aria-haspopup="dialog"
          aria-label={texts.options}
          onClick={() => setOpen(true)}
          className="print:hidden"
        >
          <EllipsisVertical className="size-5" />
        </Button>
      )}
      {isOpen && (
        <LoadBoundary>
          <OptionsDialog {...props} onClose={() => setOpen(false)} />
        </LoadBoundary>
      )}
    </>
  );
}
