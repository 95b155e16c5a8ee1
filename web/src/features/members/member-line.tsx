import { useMutation } from '@tanstack/react-query';
import { standingNames } from '#shared/domain/figures/glossary.ts';
import type { Member } from '#shared/domain/member.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { RoleField } from './role-field.tsx';

/** A member with the owner's actions; only a deactivated member can be removed, and an invitation withdrawn. */
export function MemberLine({ member }: { member: Member }) {
  const { id, name, email, status, isInvited, role } = member;
  const change = useMutation(api.members.change.mutation());
  const removal = useMutation(api.members.remove.mutation());
  const isActive = status === 'active';
  const isOpen = isActive && isInvited;
  const error = change.error ?? removal.error;
  const isPending = change.isPending || removal.isPending;
  const remove = () => removal.mutate({ id });
  // The link ends with the first call, and who accepted it a moment before is only deactivated.
  const withdraw = () =>
    change.mutate({ id, status: 'inactive' }, { onSuccess: (changed) => changed.isInvited && remove() });
  const actions = [
    ...(isOpen ? [{ title: 'Withdraw', label: `Withdraw the invitation of ${name}`, run: withdraw }] : []),
    ...(isActive && !isOpen
      ? [{ title: 'Deactivate', run: () => change.mutate({ id, status: 'inactive' }) }]
      : []),
    ...(isActive
      ? []
      : [
          { title: 'Reactivate', run: () => change.mutate({ id, status: 'active' }) },
          { title: 'Remove', run: remove },
        ]),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="break-words font-semibold">{name}</p>
        <p className="break-words text-ink-muted text-sm">{email}</p>
        <FailureLine error={error} />
      </div>
      <RoleField
        id={`role-${id}`}
        label={`Role of ${name}`}
        isLabelHidden
        role={role}
        disabled={isPending}
        onChange={(chosen) => change.mutate({ id, role: chosen })}
      />
      <p className="text-sm">{standingNames[isActive ? (isInvited ? 'invited' : 'active') : 'inactive']}</p>
      <div className="flex flex-wrap gap-2">
        {actions.map(({ title, run, label = `${title} ${name}` }) => (
          <Button
            key={title}
            variant="secondary"
            size="small"
            aria-label={label}
            disabled={isPending}
            onClick={run}
          >
            {title}
          </Button>
        ))}
      </div>
    </li>
  );
}
