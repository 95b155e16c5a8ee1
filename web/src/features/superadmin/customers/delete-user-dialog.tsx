import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Trash2 } from '#web/ui/icons/icons.ts';
import { Question } from '#web/ui/layout/question.tsx';

type DeleteUserDialogProps = { user: Pick<ListedUser, 'id' | 'name' | 'organisation'>; onClose: () => void };

/** Document 2 section 5. */
export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const { mutate, isPending, error } = useMutation(staffApi.superadmin.removeUser.mutation());
  const [typed, setTyped] = useState('');
  const isMeant = simplify(typed) === simplify(user.organisation);
  return (
    <Question
      title={`Delete ${user.name} of ${user.organisation}`}
      icon={<Trash2 className="size-5 shrink-0" />}
      description="Are you sure you want to delete this user?"
      confirmLabel="Delete"
      isDanger
      isDisabled={isPending || !isMeant}
      error={error}
      onConfirm={() => mutate({ id: user.id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="mt-2 break-words text-ink-muted">
        All data of {user.organisation} is erased for good: account, assistant, documents and conversations.
      </p>
      <TextField
        id="deleted-organization"
        label={`Type the organization’s name: ${user.organisation}`}
        className="mt-4"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Question>
  );
}

/** A name is meant however many spaces and capitals were typed. */
const simplify = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
