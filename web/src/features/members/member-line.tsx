import { useMutation } from '@tanstack/react-query';
import { standingNames } from '#shared/domain/figures/glossary.ts';
import type { Member } from '#shared/domain/member.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';

/** A member with the owner's actions; only a deactivated member can be removed. */
export function MemberLine({ member }: { member: Member }) {
  const { id, name, email, status, isInvited } = member;
  const change = useMutation(api.members.change.mutation());
  const removal = useMutation(api.members.remove.mutation());
  const isActive = status === 'active';
  const error = change.error ?? removal.error;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="break-words font-semibold">{name}</p>
        <p className="break-words text-ink-muted text-sm">{email}</p>
        <FailureLine error={error} />
      </div>
      <p className="text-sm">{standingNames[isActive ? (isInvited ? 'invited' : 'active') : 'inactive']}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-label={`${isActive ? 'Deactivate' : 'Reactivate'} ${name}`}
          disabled={change.isPending}
          onClick={() => change.mutate({ id, status: isActive ? 'inactive' : 'active' })}
        >
          {isActive ? 'Deactivate' : 'Reactivate'}
        </Button>
        {!isActive && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Remove ${name}`}
            disabled={removal.isPending}
            onClick={() => removal.mutate({ id })}
          >
            Remove
          </Button>
        )}
      </div>
    </li>
  );
}
