import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { LogOut } from '#web/ui/icons/icons.ts';
import { Question } from '#web/ui/layout/question.tsx';

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
        label="Sign out everywhere"
      />
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
    <Question
      title={`Sign out ${name} everywhere?`}
      icon={<LogOut className="size-5 shrink-0" />}
      description={description}
      confirmLabel="Sign out everywhere"
      isDanger
      isDisabled={isPending}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
