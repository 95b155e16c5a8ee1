import { type FormEvent, useState } from 'react';
import { brands } from '#shared/brands/index.ts';
import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import type { SubAdmin } from '#shared/domain/staff/staff-dashboard.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useInvitation, useUserRemoval, useUserUpdate } from './queries.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { StatusBadge } from './status-badge.tsx';

const empty = { name: '', email: '', domain: '' };

/** Document 2 section 2.9: the admins of single domains, and the invitation form. */
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
        {admins.length === 0 && <li className="p-4 text-ink-muted">No domain admins yet.</li>}
      </ul>
    </section>
  );
}

function InvitationForm() {
  const [draft, setDraft] = useState(empty);
  const [issues, setIssues] = useState<Partial<typeof empty>>({});
  const { mutate, isPending, error, isSuccess, data } = useInvitation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(draft.name.trim() === '' && { name: 'Please enter a name' }),
      ...(!isEmailAddress(draft.email.trim()) && { email: 'Please enter a valid email address' }),
      ...(draft.domain === '' && { domain: 'Please choose a domain' }),
    };
    setIssues(found);
    if (Object.keys(found).length > 0 || isPending) return;
    mutate({ ...draft, role: 'admin' }, { onSuccess: () => setDraft(empty) });
  };
  return (
    <form noValidate aria-label="Add a sub-admin" onSubmit={submit}>
      <div className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_auto]">
        <TextField
          id="admin-name"
          label="Name"
          required
          autoComplete="off"
          error={issues.name}
          value={draft.name}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
        <TextField
          id="admin-email"
          label="Email"
          type="email"
          required
          autoComplete="off"
          error={issues.email}
          value={draft.email}
          onChange={({ target }) => setDraft({ ...draft, email: target.value })}
        />
        <SelectField
          id="admin-domain"
          label="Domain"
          required
          error={issues.domain}
          options={[
            { value: '', label: 'Choose a domain' },
            ...Object.values(brands).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={draft.domain}
          onChange={({ target }) => setDraft({ ...draft, domain: target.value })}
        />
        <Button type="submit" disabled={isPending} className="xl:mt-7">
          Add Admin
        </Button>
      </div>
      {error && (
        <Callout tone="danger" role="alert" className="mt-3">
          {describeFailure(error)}
        </Callout>
      )}
      {isSuccess && (
        <Callout tone="success" role="status" className="mt-3">
          The invitation is on its way to {data.user.email}.
        </Callout>
      )}
    </form>
  );
}

function AdminLine({ admin }: { admin: SubAdmin }) {
  const update = useUserUpdate();
  const removal = useUserRemoval();
  const isActive = admin.status === 'active';
  const error = update.error ?? removal.error;
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
        {error && <p role="alert">{describeFailure(error)}</p>}
      </div>
      <div className="min-w-0 basis-48 text-sm">
        <p>
          {admin.domain}, {admin.role}
        </p>
        <p className="text-ink-muted">
          {admin.lastActive ? `Last active ${formatInstant(admin.lastActive)}` : 'Never signed in'}
        </p>
      </div>
      <StatusBadge status={isActive && admin.isInvited ? 'invited' : admin.status} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-label={`${isActive ? 'Deactivate' : 'Reactivate'} ${admin.name}`}
          disabled={update.isPending}
          onClick={() => update.mutate({ id: admin.id, status: isActive ? 'inactive' : 'active' })}
        >
          {isActive ? 'Deactivate' : 'Reactivate'}
        </Button>
        {isActive && (
          <SignOutEverywhere
            id={admin.id}
            name={admin.name}
            description="Every browser that is signed in to this account is signed out at once. The password stays the same."
          />
        )}
        {!isActive && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Remove ${admin.name}`}
            disabled={removal.isPending}
            onClick={() => removal.mutate(admin.id)}
          >
            Remove
          </Button>
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
