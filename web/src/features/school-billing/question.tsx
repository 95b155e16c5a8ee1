import type { ReactNode } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Modal } from '#web/ui/layout/modal.tsx';

type QuestionProps = {
  title: string;
  icon: ReactNode;
  text: string;
  details?: readonly string[];
  note?: string;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** A question before something is done for many schools. */
export function Question({
  title,
  icon,
  text,
  details = [],
  note,
  confirmLabel,
  onConfirm,
  onClose,
}: QuestionProps) {
  return (
    <Modal title={title} icon={icon} description={text} onClose={onClose}>
      {details.length > 0 && (
        <ul className="mt-4 space-y-1 font-semibold">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {note && <p className="mt-3 text-ink-muted">{note}</p>}
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={onConfirm}>{confirmLabel}</Button>
      </div>
    </Modal>
  );
}
