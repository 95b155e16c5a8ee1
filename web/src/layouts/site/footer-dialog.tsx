import { useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';

const dialogs = {
  'why-gpt': loadPart(async () => (await import('#web/features/why-gpt/why-gpt-dialog.tsx')).WhyGptDialog),
  'support-chat': loadPart(async () => (await import('./support-chat.tsx')).SupportChat),
};

type FooterDialogProps = { dialog: keyof typeof dialogs; brand: Brand; label: string; className: string };

/** A footer button that opens a dialog, loaded with the first click. */
export function FooterDialog({ dialog, brand, label, className }: FooterDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const Dialog = dialogs[dialog];
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        {label}
      </button>
      {isOpen && (
        <LoadBoundary>
          <Dialog brand={brand} onClose={() => setOpen(false)} />
        </LoadBoundary>
      )}
    </>
  );
}
