import { useMutation } from '@tanstack/react-query';
import type { OwnOrganisation } from '#shared/domain/member.ts';
import { roleNames, roleRights } from '#shared/domain/organisation-role.ts';
import { api } from '#web/lib/api/api.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { organisationStore } from '#web/lib/sign-in/organisation-store.ts';
import { openOrganisation } from '#web/lib/site/open-organisation.ts';
import { AskedTwice } from '#web/ui/form/asked-twice.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';

type OrganizationLineProps = OwnOrganisation & {
  /** This tab shows it. */
  isCurrent: boolean;
  /** The person belongs to no other one. */
  isOnly: boolean;
};

/** One organisation with what the person may do there, and the ways in and out. */
export function OrganizationLine({ isCurrent, isOnly, ...organization }: OrganizationLineProps) {
  const { name, role, isInvited, closesAt } = organization;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-ink-muted text-sm">
          {isInvited ? `Invites you as ${roleNames[role].toLowerCase()}` : roleNames[role]}: you can{' '}
          {roleRights[role]}.
        </p>
        {closesAt && (
          <p className="text-sm">It is deleted on {formatDay(closesAt)}, unless its owner keeps it.</p>
        )}
      </div>
      {isInvited && <Acceptance {...organization} />}
      {isCurrent && <p className="text-sm">Open in this tab</p>}
      {!isInvited && !isCurrent && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Open ${name}`}
          onClick={() => openOrganisation(organization)}
        >
          Open
        </Button>
      )}
      {closesAt && role === 'owner' && isCurrent && <Keeping name={name} />}
      {role !== 'owner' && !isOnly && <WayOut {...organization} isCurrent={isCurrent} />}
    </li>
  );
}

function Acceptance({ name, organisationId: organizationId }: OwnOrganisation) {
  const { mutate, isPending, error } = useMutation(api.members.join.mutation());
  return (
    <>
      <FailureLine error={error} className="order-last basis-full" />
      <Button
        size="small"
        aria-label={`Accept the invitation of ${name}`}
        disabled={isPending}
        onClick={() => mutate({ organizationId })}
      >
        Accept
      </Button>
    </>
  );
}

/** Ends the deletion that the owner asked for. */
function Keeping({ name }: { name: string }) {
  const { mutate, isPending, error } = useMutation(api.account.keepOrganization.mutation());
  return (
    <>
      <FailureLine error={error} className="order-last basis-full" />
      <Button size="small" aria-label={`Keep ${name}`} disabled={isPending} onClick={() => mutate({})}>
        Keep it
      </Button>
    </>
  );
}

type WayOutProps = OwnOrganisation & Pick<OrganizationLineProps, 'isCurrent'>;

function WayOut({ name, organisationId: organizationId, isInvited, isCurrent }: WayOutProps) {
  const { mutateAsync, isPending, error } = useMutation(api.members.leave.mutation());
  const leave = async () => {
    await mutateAsync({ organizationId });
    if (!isCurrent) return;
    organisationStore.choose();
    window.location.reload();
  };
  const label = isInvited ? 'Decline' : 'Leave';
  return (
    <AskedTwice
      label={label}
      fullLabel={`${label} ${name}`}
      warning={
        isInvited
          ? 'The invitation ends. The owner can invite you again.'
          : 'You no longer see anything of it. Only its owner can invite you again.'
      }
      confirmLabel={isInvited ? 'Decline the invitation' : 'Leave it'}
      isPending={isPending}
      error={error}
      onConfirm={leave}
    />
  );
}
