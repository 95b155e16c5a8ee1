import { useMutation } from '@tanstack/react-query';
import type { SubAdmin } from '#shared/domain/staff/staff-dashboard.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { StatusBadge } from './status-badge.tsx';

/** Document 2 section 2.9: the admins of single domains, other superadmins, and the invitation form. */
export function SubAdmins({ admins }: { admins: readonly SubAdmin[] }) {
  return (
    <section aria-labelledby="sub-admins">
      <h2 id="sub-admins" className="mb-3 text-xl">
        Sub Admin Users
      </h2>
      <InvitationForm />
      <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
        {admins.map((admin) => (
          <AdminLine key={admin.id} admin={admin} />
        ))}
        {admins.length === 0 && (
          <li className="p-4 text-ink-muted">No domain admins or other superadmins yet.</li>
        )}
      </ul>
    </section>
  );
}

function AdminLine({ admin }: { admin: SubAdmin }) {
  const update = useMutation(staffApi.superadmin.updateUser.mutation());
  const removal = useMutation(staffApi.superadmin.removeUser.mutation());
  const isActive = admin.status === 'active';
  const isOpen = isActive && admin.isInvited;
  const change = (status: SubAdmin['status']) => () => update.mutate({ id: admin.id, status });
  const remove = () => removal.mutate({ id: admin.id });
  const ofActive = isOpen
    ? [{ title: 'Withdraw', label: `Withdraw the invitation of ${admin.name}`, run: remove }]
    : [{ title: 'Deactivate', run: change('inactive') }];
  const ofInactive = [
    { title: 'Reactivate', run: change('active') },
    { title: 'Remove', run: remove },
  ];
  const actions: { title: string; label?: string; run: () => void }[] = isActive ? ofActive : ofInactive;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-tint font-semibold text-brand-ink text-sm"
      >
        {initialsOf(admin.name)}
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <p className="break-words font-semibold">{admin.name}</p>
        <p className="break-words text-ink-muted text-sm">{admin.email}</p>
        <FailureLine error={update.error ?? removal.error} />
      </div>
      <div className="min-w-0 basis-48 text-sm">
        <p>
          {admin.domain}, {admin.role}
        </p>
        <p className="text-ink-muted">
          {admin.lastActive ? `Last active ${formatInstant(admin.lastActive)}` : 'Never signed in'}
        </p>
      </div>
      <StatusBadge status={isOpen ? 'invited' : admin.status} />
      <div className="flex flex-wrap gap-2">
        {actions.map(({ title, run, label = `${title} ${admin.name}` }) => (
          <Button
            key={title}
            variant="secondary"
            size="small"
            aria-label={label}
            disabled={update.isPending || removal.isPending}
            onClick={run}
            label={title}
          />
        ))}
        {isActive && !isOpen && (
          <SignOutEverywhere
            id={admin.id}
            name={admin.name}
            description="Every browser that is signed in to this account is signed out at once. The password stays the same."
          />
        )}
      </div>
    </li>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0).toUpperCase() ?? '')
    .join('');
}
