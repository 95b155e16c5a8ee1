import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '#shared/domain/identity.ts';
import { api } from '#web/lib/api/api.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
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

/** Deletes an owner's account with everything in it, or this organisation alone where they have others. */
export function DeletionSection({ profile, onRequested }: DeletionSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const name = useNameIfSeveral(profile);
  if (profile.isMember || profile.role !== 'owner') return null;
  return (
    <Panel id="deletion" title={name ? 'Delete organization' : 'Delete account'}>
      <p className="mb-5 max-w-prose text-ink-muted">
        Deletes {name ?? 'your account'} and everything it owns: assistants, documents, conversations and
        messages. {name ? 'Its' : 'Your'} assistants close at once. You have seven days to change your mind:{' '}
        {name ? 'you can keep it in your account, under Organizations' : 'signing in keeps everything'}.
      </p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete {name ? 'this organization' : 'my account'}
      </Button>
      {isOpen && <Confirmation {...{ profile, name, onRequested }} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

/** The organisation's name, if the person has others, so that the account goes on without it. */
function useNameIfSeveral({ organisation }: Profile): string | undefined {
  const { data } = useQuery(api.members.listOrganizations.query({}));
  const hasOthers = data?.organizations.some(
    ({ organisationId, isInvited }) => !isInvited && organisationId !== organisation?.organisationId,
  );
  return hasOthers ? organisation?.name : undefined;
}

type ConfirmationProps = DeletionSectionProps & { name: string | undefined; onClose: () => void };

function Confirmation({ profile, name, onRequested, onClose }: ConfirmationProps) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...api.account.requestDeletion.mutation(),
    // Whoever asks for it is signed out by then.
    meta: { isQuiet: true },
    onSuccess: ({ deletedAt, isAccount }) => {
      if (isAccount) return onRequested(deletedAt);
      onClose();
      toastStore.show({
        title: `${name ?? 'The organization'} will be deleted on ${formatDay(deletedAt)}`,
        description: 'Until then you can keep it, in your account under Organizations.',
      });
      void queries.invalidateQueries();
    },
  });
  const effect = name
    ? 'You stay signed in for your other organizations, and visitors see how to reach this one instead of its assistants.'
    : 'You will be signed out everywhere, and visitors see how to reach you instead of your assistants.';
  return (
    <Modal
      title={name ? `Delete ${name}?` : 'Delete your account?'}
      icon={<Trash2 className="size-6 text-danger-ink" />}
      description={`${effect} After seven days everything is erased for good.`}
      onClose={onClose}
    >
      <p className="mt-3 text-ink-muted">
        Export what you want to keep first. A subscription ends with {name ? 'it' : 'the account'}; if a
        charge is due before, cancel it under Billing.
      </p>
      <div className="mt-5">
        <ProofForm
          id="delete"
          label={name ? 'Delete organization' : 'Delete account'}
          submitLabel={name ? 'Delete this organization' : 'Delete my account'}
          isDanger
          asksCode={profile.hasSecondFactor}
          isPending={isPending}
          error={error}
          onSubmit={({ currentPassword, code }) => mutate({ currentPassword, ...(code && { code }) })}
        >
          <Button variant="secondary" className="mr-3" onClick={onClose}>
            Keep it
          </Button>
        </ProofForm>
      </div>
    </Modal>
  );
}
