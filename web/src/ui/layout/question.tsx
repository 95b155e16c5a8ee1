import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../form/button.tsx';
import { Failure } from '../form/failure.tsx';
import { Modal } from './modal.tsx';

type QuestionProps = Omit<ComponentProps<typeof Modal>, 'children'> & {
  confirmLabel: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** The button that leaves everything as it is. */
  wayBack?: string;
  /** Why it could not be done. */
  error?: Error | null;
  onConfirm: () => void;
  children?: ReactNode;
};

/** A question before something is done that cannot easily be taken back. */
export function Question(props: QuestionProps) {
  const { confirmLabel, isDanger = false, isDisabled = false, wayBack = 'Cancel', error, ...modal } = props;
  const { onConfirm, children, ...frame } = modal;
  return (
    <Modal {...frame}>
      {children}
      <Failure error={error} className="mt-4" />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={frame.onClose} label={wayBack} />
        <Button variant={isDanger ? 'danger' : 'primary'} disabled={isDisabled} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
