import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '#shared/domain/identity.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Trash2 } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ProofForm } from './proof-form.tsx';

type DeletionSectionProps = {
  profile: Profile;
  /** Called after the account was signed out everywhere. */
  onRequested: (deletedAt: string) => void;
};

/** Deletes an owner's account with everything in it. */
export function DeletionSection({ profile, onRequested }: DeletionSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error } = useMutation({
    ...api.account.requestDeletion.mutation(),
    // Whoever asks for it is signed out by then.
    meta: { isQuiet: true },
  });
  if (profile.isMember || profile.role !== 'owner') return null;
  return (
    <Panel id="deletion" title="Delete account">
      <p className="mb-5 max-w-prose text-ink-muted">
        Deletes your account and everything it owns: assistants, documents, conversations and messages. Your
        assistants close at once. You have seven days to change your mind: signing in keeps everything.
      </p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {isOpen && (
        <Modal
          title="Delete your account?"
          icon={<Trash2 className="size-6 text-danger-ink" />}
          description="You will be signed out everywhere, and visitors see how to reach you instead of your assistants. After seven days everything is erased for good."
          onClose={() => setOpen(false)}
        >
          <p className="mt-3 text-ink-muted">
            Export what you want to keep first. A subscription ends with the account; if a charge is due
            before, cancel it under Billing.
          </p>
          <div className="mt-5">
            <ProofForm
              id="delete"
              label="Delete account"
              submitLabel="Delete my account"
              isDanger
              asksCode={profile.hasSecondFactor}
              isPending={isPending}
              error={error}
              onSubmit={({ currentPassword, code }) =>
                mutate(
                  { currentPassword, ...(code && { code }) },
                  { onSuccess: ({ deletedAt }) => onRequested(deletedAt) },
                )
              }
            >
              <Button variant="secondary" className="mr-3" onClick={() => setOpen(false)}>
                Keep it
              </Button>
            </ProofForm>
          </div>
        </Modal>
      )}
    </Panel>
  );
}
