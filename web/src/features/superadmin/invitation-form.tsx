import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { brands } from '#shared/brands/index.ts';
import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import { identityMessages } from '#shared/domain/identity.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

const empty = { name: '', email: '', domain: '', currentPassword: '' };
type Draft = typeof empty;
/** In place of a domain. */
const allDomains = 'all';
const domains = [
  { value: '', label: 'Choose a domain' },
  ...Object.values(brands).map(({ id, name }) => ({ value: id, label: name })),
  { value: allDomains, label: 'All domains, as a superadmin' },
];

function invite({ domain, currentPassword, ...invitation }: Draft) {
  return domain === allDomains
    ? staffApi.superadmin.addSuperadmin.call({ ...invitation, currentPassword })
    : staffApi.superadmin.addUser.call({ ...invitation, domain });
}

/** Invites the admin of a domain, or another superadmin, for whom the own password is asked. */
export function InvitationForm() {
  const [draft, setDraft] = useState(empty);
  const [issues, setIssues] = useState<Partial<Draft>>({});
  const { mutate, isPending, error, isSuccess, data } = useMutation({
    ...staffApi.superadmin.addUser.mutation(),
    mutationFn: invite,
  });
  const isSuperadmin = draft.domain === allDomains;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findIssues(draft);
    setIssues(found);
    if (Object.keys(found).length > 0 || isPending) return;
    mutate(draft, { onSuccess: () => setDraft(empty) });
  };
  const bind = (field: keyof Draft) => ({
    id: `admin-${field}`,
    required: true,
    autoComplete: 'off',
    error: issues[field],
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  return (
    <form noValidate aria-label="Add a sub-admin" onSubmit={submit}>
      <div
        className={clsx(
          'grid items-start gap-3 sm:grid-cols-2',
          isSuperadmin ? 'xl:grid-cols-[1fr_1fr_1fr_1fr_auto]' : 'xl:grid-cols-[1fr_1fr_1fr_auto]',
        )}
      >
        <TextField {...bind('name')} label="Name" />
        <TextField {...bind('email')} label="Email" type="email" />
        <SelectField {...bind('domain')} label="Domain" options={domains} />
        {isSuperadmin && (
          <PasswordField {...bind('currentPassword')} label="Your password" autoComplete="current-password" />
        )}
        <Button type="submit" disabled={isPending} className="xl:mt-7" label="Add Admin" />
      </div>
      {isSuperadmin && (
        <p className="mt-2 text-ink-muted text-sm">
          A superadmin may do everything that you may, and see every domain.
        </p>
      )}
      <Failure error={error} className="mt-3" />
      {isSuccess && (
        <Callout tone="success" role="status" className="mt-3">
          The invitation is on its way to {data.user.email}.
        </Callout>
      )}
    </form>
  );
}

function findIssues({ name, email, domain, currentPassword }: Draft): Partial<Draft> {
  return {
    ...(name.trim() === '' && { name: 'Please enter a name' }),
    ...(!isEmailAddress(email.trim()) && { email: 'Please enter a valid email address' }),
    ...(domain === '' && { domain: 'Please choose a domain' }),
    ...(domain === allDomains &&
      currentPassword === '' && { currentPassword: identityMessages.passwordRequired }),
  };
}
