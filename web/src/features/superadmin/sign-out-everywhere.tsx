import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { LogOut } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';

type SignOutProps = {
  /** Of the customer or the sub-admin. */
  id: string;
  name: string;
  /** Who is signed out. */
  description: string;
};

/** A button that signs out a customer's accounts, or a sub-admin, after a confirmation. */
export function SignOutEverywhere(props: SignOutProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Sign out everywhere: ${props.name}`}
        onClick={() => setOpen(true)}
      >
        Sign out everywhere
      </Button>
      {isOpen && <SignOutDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function SignOutDialog({ id, name, description, onClose }: SignOutProps & { onClose: () => void }) {
  const { mutate, isPending, error } = useMutation(staffApi.superadmin.endSessions.mutation());
  const confirm = () =>
    mutate(
      { id },
      {
        onSuccess: () => {
          onClose();
          toastStore.show({ title: 'Signed out', description: `${name} is signed out on every device.` });
        },
      },
    );
  return (
    <Modal
      title={`Sign out ${name} everywhere?`}
      icon={<LogOut aria-hidden="true" className="size-5 shrink-0" />}
      description={description}
      onClose={onClose}
    >
      <Failure error={error} className="mt-4" />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" disabled={isPending} onClick={confirm}>
          Sign out everywhere
        </Button>
      </div>
    </Modal>
  );
}
